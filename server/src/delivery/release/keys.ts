import { createPrivateKey } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootKeys, signedText, type RootKeys, type SignedText } from '@console/contracts/release';
import { StartFailure, textOf } from '../../platform/start/start-failure';
import { isRootSigned, keyIdOf, rawPublicOf, type SigningKey } from './signing';

/** What this process knows of the keys of releases. */
export interface Keys {
  root: RootKeys;
  /** The root as it is signed. */
  signedRoot: SignedText;
  /** Signs releases. */
  release: SigningKey;
  /** Team keys that lie here too; only who builds remotes on this machine needs them. */
  teams: ReadonlyMap<string, SigningKey>;
}

/** What to do where keys are missing. */
export const remedy = 'make keys with npm run keys and set KEYS_DIR to their folder';

/** The root of a folder of keys, as it is signed. */
export const rootIn = (folder: string): SignedText => readRoot(path.join(folder, 'root.json'));

/** A whole set of keys as it lies in a folder. */
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

/** A private key from its file. */
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
