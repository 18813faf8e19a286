import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** The pnpm that the project names, with its version. */
export const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const packageFiles = ['.', 'shared', 'remotes'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'package.json')),
);

/** Installs with the pnpm that the project names; it comes through npx, so Node and npm are enough. */
export function install() {
  return unlessUnchanged(
    {
      name: 'install',
      inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles],
      extra: process.version,
      result: 'node_modules/.modules.yaml',
    },
    () => run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']),
  );
}
