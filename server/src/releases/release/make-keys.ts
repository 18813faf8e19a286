import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RootKeys } from '@console/contracts/release';
import { StartFailure } from '../../platform/start/start-failure';
import { keyIdOf, rawPublicOf, signText, type SigningKey } from './signing';

/** Number of root keys, and number of root signatures required for a change of the root. */
const rootCount = 3;
const rootThreshold = 2;

interface NamedKey extends SigningKey {
  file: string;
  publicKey: string;
}

/** Creates a key for a file of the given name. */
export function makeKey(file: string): NamedKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const raw = rawPublicOf(privateKey);
  return { file, key: privateKey, id: keyIdOf(raw), publicKey: raw.toString('base64') };
}

/** Creates a set of keys: root keys, one key per team, one for releases, and the signed root that lists them all. */
export function makeKeys(folder: string, remotes: readonly string[]): void {
  if (existsSync(folder)) throw new StartFailure(`${folder} already exists; use a new folder.`);
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const roots = Array.from({ length: rootCount }, (_, index) => makeKey(`root-${index + 1}.pem`));
  const release = makeKey('release.pem');
  const teams = new Map(remotes.map((remote) => [remote, makeKey(`team-${remote}.pem`)]));
  const all = [...roots, release, ...teams.values()];
  const root: RootKeys = {
    schema: 1,
    version: 1,
    keys: Object.fromEntries(all.map(({ id, publicKey }) => [id, publicKey])),
    root: { keys: roots.map(({ id }) => id), threshold: rootThreshold },
    release: [release.id],
    teams: Object.fromEntries([...teams].map(([remote, { id }]) => [remote, [id]])),
  };
  const signed = signText('root', JSON.stringify(root), roots.slice(0, rootThreshold));
  writeWhole(folder, [
    ...all.map(({ file, key }): [string, string] => [file, pemOf(key)]),
    ['root.json', `${JSON.stringify(signed)}\n`],
  ]);
}

/** Serializes a private key as PEM. */
export const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Writes files to a temporary folder, then renames it atomically: concurrent starts must find one complete set. */
export function writeWhole(folder: string, files: [name: string, text: string][]): void {
  const draft = mkdtempSync(`${folder}.`);
  for (const [name, text] of files) writeFileSync(path.join(draft, name), text, { mode: 0o600 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
