import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const here = path.resolve(__dirname, '../..');

/** Compiler options of a standalone remote, as its team would set them. */
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['jest', '@console/configs/typescript/assets'],
};

/**
 * Creates a folder outside of every checkout with one remote and the packages from these archives. Packages of others
 * are the installed ones here, which an installation would get from a registry.
 */
export function standAlone(remote: string, archives: string): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vcc-alone-'));
  for (const name of ['src', 'package.json', 'webpack.config.mjs'])
    cpSync(path.join(remote, name), path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const modules = path.join(root, 'node_modules');
  for (const archive of readdirSync(archives)) {
    const [, name = ''] = /^console-(.+)-\d+\.\d+\.\d+-h\w+\.tgz$/.exec(archive) ?? [];
    const place = path.join(modules, '@console', name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(archives, archive), '--strip-components=1', '-C', place]);
  }
  const shared = readdirSync(path.join(here, 'shared')).map((name) => `shared/${name}`);
  for (const folder of ['remotes/cards', 'configs', ...shared, '.']) linkOthers(path.join(here, folder), modules);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links third-party packages, unless the name is already used. */
function linkOthers(folder: string, modules: string): void {
  const installed = path.join(folder, 'node_modules');
  if (!existsSync(installed)) return;
  const names = readdirSync(installed).filter((name) => !name.startsWith('.') && name !== '@console');
  const whole = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(installed, name)).map((inside) => `${name}/${inside}`) : [name],
  );
  for (const name of whole.filter((it) => !existsSync(path.join(modules, it)))) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(realpathSync(path.join(installed, name)), path.join(modules, name));
  }
}
