import { readdirSync } from 'node:fs';
import path from 'node:path';
import { unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const common = ['pnpm-lock.yaml', 'configs', 'shared'];

/** Folders of the remotes of this checkout. */
export const remotes = readdirSync(path.join(root, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Builds what changed: server, shell, then each remote. */
export async function buildAll() {
  await buildServer();
  await build('reveal', 'reveal', 'frame.js');
  await build('shell', 'shell', 'shell.json', process.env.ADMIN_API_BASE);
  for (const remote of remotes) await buildRemote(remote);
}

/** A remote with its manifest. */
export const buildRemote = (remote) => build(`remote ${remote}`, `remotes/${remote}`, 'manifest.json');

/** What makes keys and serves the product. */
export const buildServer = () => build('server', 'server', 'main.cjs');

function build(name, folder, result, extra) {
  return step(`build ${name}`, () =>
    unlessUnchanged({ name, inputs: [...common, folder], extra, result: `${folder}/dist/${result}` }, () =>
      run(path.join(root, folder, 'node_modules/.bin/webpack'), ['--config', 'webpack.config.mjs'], {
        cwd: path.join(root, folder),
      }),
    ),
  );
}
