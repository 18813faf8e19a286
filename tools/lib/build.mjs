import { readdirSync } from 'node:fs';
import path from 'node:path';
import { trustedRoot } from '../../configs/webpack/trusted-root.mjs';
import { unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const common = ['pnpm-lock.yaml', 'configs', 'shared'];

/** Names of the remotes in this checkout. */
export const remotes = readdirSync(path.join(root, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Builds changed parts: first server and reveal frame, then the shell with its trusted keys and the given remotes. */
export async function buildAll(only = remotes) {
  await Promise.all([buildServer(), build('reveal', 'reveal', 'frame.js')]);
  await step('trusted keys', nameRoot);
  const shell = () => build('shell', 'shell', 'shell.json', { extra: shellExtra() });
  await inPairs([shell, ...only.map((remote) => () => buildRemote(remote))]);
}

/** Runs two builds at a time: a build uses one core for most of its time. */
async function inPairs(builds) {
  const waiting = [...builds];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}

/** Builds a remote with its manifest; `print` receives the progress line. */
export const buildRemote = (remote, print) =>
  build(`remote ${remote}`, `remotes/${remote}`, 'manifest.json', { print });

/** Builds the server, including the program that creates keys. */
export const buildServer = () => build('server', 'server', 'main.cjs');

/** Sets ROOT_FILE for all further builds. A demo creates its keys first, because the shell is built with them. */
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

/** Inputs of the shell's build in addition to its sources. */
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
