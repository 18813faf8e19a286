import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const left = new Set(['.git', 'node_modules', 'dist', 'data']);
/** Folders of workspace packages, whose links to each other are copied so that they lead into the copy. */
const groups = ['shared', 'remotes'];
const packages = ['', 'server', 'server/demo', 'shell', 'reveal', 'e2e', 'tools', 'configs'];

/** Copies this checkout for changes: its own sources, and a link to the package store. */
export function copyCheckout() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-c-'));
  const copy = path.join(folder, 'tree');
  cpSync(root, copy, { recursive: true, filter: (place) => !left.has(path.basename(place)) });
  const inGroups = groups.flatMap((group) => readdirSync(path.join(root, group)).map((name) => `${group}/${name}`));
  for (const one of [...packages, ...inGroups]) copyLinks(one, copy);
  const temporary = path.join(folder, 't');
  mkdirSync(temporary);
  // The PostgreSQL of tests may run as another user.
  for (const place of [folder, temporary]) chmodSync(place, 0o755);
  return { copy, temporary, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyLinks(one, copy) {
  const from = path.join(root, one, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(copy, one, 'node_modules');
  const isStore = (place) => path.dirname(place) === from && path.basename(place) === '.pnpm';
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (place) => !isStore(place) });
  const store = path.join(from, '.pnpm');
  if (existsSync(store)) symlinkSync(store, path.join(to, '.pnpm'));
}
