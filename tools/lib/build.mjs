import { readdirSync } from 'node:fs';
import path from 'node:path';
import { trustedRoot } from '../../configs/webpack/trusted-root.mjs';
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

/** Builds what changed: server and reveal frame, then the shell with the keys that it trusts and each of these remotes. */
export async function buildAll(only = remotes) {
  await Promise.all([buildServer(), build('reveal', 'reveal', 'frame.js')]);
  await step('trusted keys', nameRoot);
  const shell = () => build('shell', 'shell', 'shell.json', { extra: shellExtra() });
  await inPairs([shell, ...only.map((remote) => () => buildRemote(remote))]);
}

/** Two at a time: a build occupies one core for most of its time. */
async function inPairs(builds) {
  const waiting = [...builds];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}

/** A remote with its manifest; `print` says where the line about it goes. */
export const buildRemote = (remote, print) =>
  build(`remote ${remote}`, `remotes/${remote}`, 'manifest.json', { print });

/** What makes keys and serves the product. */
export const buildServer = () => build('server', 'server', 'main.cjs');

/** A demo makes its keys before its shell is built; from here on every build means the same ones. */
async function nameRoot() {
  const { ROOT_FILE, KEYS_DIR, DEMO, SANDBOX } = process.env;
  const isDemo = !ROOT_FILE && !KEYS_DIR && DEMO !== 'off' && SANDBOX !== 'off';
  if (isDemo) {
    const folder = await run(process.execPath, [path.join(root, 'server/dist/keys.cjs'), '--demo', ...remotes]);
    process.env.ROOT_FILE = path.join(folder.trim(), 'root.json');
  }
  trustedRoot();
  return isDemo ? 'of the demo' : 'given';
}

/** What a shell is built from beside its sources. */
export function shellExtra() {
  const { ADMIN_API_BASE = '', KEYS_DIR = '', DEV_REMOTES = '', SANDBOX = '', DEMO = '' } = process.env;
  return [ADMIN_API_BASE, KEYS_DIR !== '', DEV_REMOTES, SANDBOX, DEMO, trustedRoot()].join('\n');
}

function build(name, folder, result, { extra, print } = {}) {
  const cwd = path.join(root, folder);
  const webpack = () => run(path.join(cwd, 'node_modules/.bin/webpack'), ['--config', 'webpack.config.mjs'], { cwd });
  const stamped = { name, inputs: [...common, folder], extra, result: `${folder}/dist/${result}` };
  return step(`build ${name}`, () => unlessUnchanged(stamped, webpack), print);
}
