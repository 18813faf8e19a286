import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll, shellExtra } from '../lib/build.mjs';
import { unlessUnchanged } from '../lib/fingerprint.mjs';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { step } from '../lib/step.mjs';
import { monoDir } from './places.mjs';

const inputs = ['pnpm-lock.yaml', 'configs', 'shared', 'shell', 'remotes', 'tools/bench/mono.config.mjs'];
const config = path.join(root, 'tools/bench/mono.config.mjs');
const result = path.relative(root, path.join(monoDir, 'shell/dist/shell.json'));

/** Builds the product like a start, and the comparison bundle. */
export async function buildBoth() {
  await buildAll();
  await step('build comparison', () =>
    unlessUnchanged({ name: 'mono', inputs, extra: shellExtra(), result }, () =>
      run(path.join(root, 'shell/node_modules/.bin/webpack'), ['--config', config], { cwd: path.join(root, 'shell') }),
    ),
  );
  if (!existsSync(path.join(root, result))) throw new Error('The comparison bundle was not built.');
}
