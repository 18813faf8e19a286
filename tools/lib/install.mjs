import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** The version of pnpm that the project requires. */
export const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Fields of a `package.json` that require an installation when they change; a new version does not. */
const installedBy = ['name', 'dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies', 'scripts'];

const packageFiles = () =>
  ['.', 'shared', 'remotes', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .map((name) => path.join(root, folder, name, 'package.json'))
      .filter((file) => existsSync(file)),
  );

function wishes() {
  const files = [path.join(root, 'package.json'), ...packageFiles()];
  const packages = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return JSON.stringify(packages.map((it) => installedBy.map((field) => it[field])));
}

/** Set if another program installs packages, as on a build machine with a cache. */
const isDone = process.env.SKIP_INSTALL === 'on';

const pnpm = (...args) => run('npx', ['--yes', packageManager, 'install', '--prefer-offline', ...args]);

/** Installs packages with the required pnpm, run by npx, so that Node and npm are enough. */
export async function install() {
  if (isDone) return 'skipped';
  return unlessUnchanged(
    {
      name: 'install',
      inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
      extra: `${process.version} ${wishes()}`,
      result: 'node_modules/.modules.yaml',
    },
    () => pnpm('--frozen-lockfile'),
  );
}

/** Adds a new package of the workspace, which is not in the lockfile, to the installation. */
export async function adopt() {
  if (isDone) return 'skipped';
  await pnpm('--no-frozen-lockfile');
  return 'done';
}
