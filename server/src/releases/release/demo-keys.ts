import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootKeys } from '@console/contracts/release';
import { StartFailure } from '../../platform/start/start-failure';
import { readKey, readKeys } from './keys';
import { makeKey, makeKeys, pemOf, writeWhole } from './make-keys';
import { signText } from './signing';

/** Key folders of demos, the oldest first. */
export function demoFolders(base: string): string[] {
  const folders = [];
  for (let number = 1, folder = base; existsSync(folder); folder = `${base}-${number}`) {
    folders.push(folder);
    number += 1;
  }
  return folders;
}

/**
 * Returns the demo's key folder. Creates keys on the first call, and a folder with more keys when a remote was added.
 */
export function demoKeys(base: string, remotes: readonly string[]): string {
  const made = demoFolders(base);
  const newest = made.at(-1);
  if (newest === undefined) {
    makeKeys(base, remotes);
    return base;
  }
  const missing = remotes.filter((remote) => !existsSync(path.join(newest, `team-${remote}.pem`)));
  if (missing.length === 0) return newest;
  const next = `${base}-${made.length + 1}`;
  addTeams({ from: newest, to: next, remotes: missing });
  return next;
}

/**
 * Copies a set of keys to a new folder and adds keys for more teams. Root keys of the old set sign the new root, so
 * that browsers accept it.
 */
export function addTeams({ from, to, remotes }: { from: string; to: string; remotes: readonly string[] }): void {
  if (existsSync(to)) throw new StartFailure(`${to} already exists; use a new folder.`);
  const { root, signedRoot } = readKeys(from);
  const teams = new Map(remotes.map((remote) => [remote, makeKey(`team-${remote}.pem`)]));
  const wider: RootKeys = {
    ...root,
    version: root.version + 1,
    keys: { ...root.keys, ...Object.fromEntries([...teams.values()].map(({ id, publicKey }) => [id, publicKey])) },
    teams: { ...root.teams, ...Object.fromEntries([...teams].map(([remote, { id }]) => [remote, [id]])) },
  };
  const stored = readdirSync(from).filter((name) => name.endsWith('.pem'));
  const signers = signedRoot.signatures.map(({ key }) => key);
  const rootFiles = stored.filter((name) => /^root-\d\.pem$/.test(name));
  const roots = rootFiles.map((name) => readKey(path.join(from, name))).filter(({ id }) => signers.includes(id));
  writeWhole(to, [
    ...stored.map((name): [string, string] => [name, readFileSync(path.join(from, name), 'utf8')]),
    ...[...teams.values()].map(({ file, key }): [string, string] => [file, pemOf(key)]),
    ['root.json', `${JSON.stringify(signText('root', JSON.stringify(wider), roots))}\n`],
  ]);
}
