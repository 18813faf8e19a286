import { createPrivateKey } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootKeys, signedText, type RootKeys, type SignedText } from '@console/contracts/release';
import { StartFailure, textOf } from '../../platform/start/start-failure';
import { isRootSigned, keyIdOf, rawPublicOf, type SigningKey } from './signing';

/** Release keys of this process. */
export interface Keys {
  root: RootKeys;
  /** The signed text of the root. */
  signedRoot: SignedText;
  /** Key that signs releases. */
  release: SigningKey;
  /** Team keys in the same folder; needed only if remotes are built on this machine. */
  teams: ReadonlyMap<string, SigningKey>;
}

/** Remedy for missing keys, as the end of an error message. */
export const remedy = 'make keys with npm run keys and set KEYS_DIR to their folder';

/** Reads the signed root of a key folder. */
export const rootIn = (folder: string): SignedText => readRoot(path.join(folder, 'root.json'));

/** Reads and validates the set of keys in a folder. */
export function readKeys(folder: string): Keys {
  const signedRoot = rootIn(folder);
  const root = parsed(() => rootKeys.parse(JSON.parse(signedRoot.text)), path.join(folder, 'root.json'));
  if (!isRootSigned(signedRoot, root))
    throw new StartFailure(`${folder}/root.json is not signed by enough of its root keys; restore it or ${remedy}.`);
  const release = readKey(path.join(folder, 'release.pem'));
  if (!root.release.includes(release.id))
    throw new StartFailure(`${folder}/release.pem is not a release key of root.json; restore it or ${remedy}.`);
  const teamFiles = readdirSync(folder).filter((name) => /^team-.+\.pem$/.test(name));
  const teams = new Map(
    teamFiles.map((name) => [name.slice('team-'.length, -'.pem'.length), readKey(path.join(folder, name))]),
  );
  return { root, signedRoot, release, teams };
}

const readRoot = (file: string): SignedText =>
  parsed(() => signedText.parse(JSON.parse(readFileSync(file, 'utf8'))), file);

/** Returns the reasons why the receiver could refuse a value of the sender; empty if the schemas are compatible. */
export function readKey(file: string): SigningKey {
  return parsed(() => {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
    return { key, id: keyIdOf(rawPublicOf(key)) };
  }, file);
}

function parsed<T>(read: () => T, file: string): T {
  try {
    return read();
  } catch (error) {
    throw new StartFailure(`The key file ${file} cannot be used (${textOf(error)}); restore it or ${remedy}.`);
  }
}
