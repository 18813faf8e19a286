import {
  signedBytes,
  type LivePlan,
  type Manifest,
  type ReleaseOffer,
  type RootKeys,
  type Signature,
  type SignedKind,
  type SignedRelease,
  type SignedText,
} from '@console/contracts/release';
import { digestOf } from '../verification/signatures';

/** Key pair for tests that sign. */
export interface Key {
  id: string;
  publicKey: string;
  privateKey: CryptoKey;
}

const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export async function makeKey(): Promise<Key> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  const id = hexOf(await crypto.subtle.digest('SHA-256', raw)).slice(0, 16);
  return { id, publicKey: base64Of(raw), privateKey: pair.privateKey };
}

export async function signatureOf(kind: SignedKind, text: string, { id, privateKey }: Key): Promise<Signature> {
  return { key: id, value: base64Of(await crypto.subtle.sign('Ed25519', privateKey, signedBytes(kind, text))) };
}

export const signText = async (kind: SignedKind, text: string, ...keys: Key[]): Promise<SignedText> => ({
  text,
  signatures: await Promise.all(keys.map((key) => signatureOf(kind, text, key))),
});

/**
 * Creates keys for every role, and a root that lists all except the stranger's, with a threshold of two of three root
 * keys.
 */
export async function makeRoot() {
  const names = ['root', 'second', 'third', 'release', 'cards', 'accounts', 'stranger'] as const;
  const made = await Promise.all(names.map(async (name) => [name, await makeKey()] as const));
  const of = (wanted: (typeof names)[number]): Key => {
    const entry = made.find(([name]) => name === wanted);
    if (!entry) throw new Error(`There is no key ${wanted}.`);
    return entry[1];
  };
  const [root, second, third, release] = [of('root'), of('second'), of('third'), of('release')];
  const [cards, accounts, stranger] = [of('cards'), of('accounts'), of('stranger')];
  const signers = [root, second, third, release, cards, accounts];
  const keys: RootKeys = {
    schema: 1,
    version: 3,
    keys: Object.fromEntries(signers.map(({ id, publicKey }) => [id, publicKey])),
    root: { keys: [root.id, second.id, third.id], threshold: 2 },
    release: [release.id],
    teams: { accounts: [accounts.id], cards: [cards.id] },
  };
  return { root: keys, holders: { root, second, third, release, cards, accounts, stranger } };
}

const file = (sign: string) => ({ integrity: `sha384-${sign.repeat(64)}`, length: 10 });

/** Returns the manifest of a small remote. */
export const manifestOf = (remote: string, version: string): Manifest => ({
  schema: 1,
  remote,
  version,
  container: `${remote}_v${version.replaceAll('.', '_')}_h0a1b2c3d`,
  entry: 'entry.0a1b.js',
  expose: './remote',
  federation: '2.9.2',
  pages: [
    {
      name: `${remote}-list`,
      title: { en_US: 'List', zh_CN: '列表' },
      permission: 'signed-in',
      files: ['c/1.js', 'c/1.css'],
      uses: [],
    },
  ],
  requires: { react: '^19.3.0' },
  preload: ['c/expose.js'],
  texts: { en_US: ['c/en.js'], zh_CN: ['c/zh.js'] },
  files: {
    'entry.0a1b.js': file('A'),
    'c/expose.js': file('B'),
    'c/1.js': file('C'),
    'c/1.css': file('D'),
    'c/en.js': file('E'),
    'c/zh.js': file('F'),
  },
});

/** A version with a signed manifest. */
export interface Published {
  remote: string;
  version: string;
  digest: string;
  text: string;
  signatures: Signature[];
}

/** Signs a text as the manifest of this remote and version, valid or not. */
export async function publish(
  { remote, version }: { remote: string; version: string },
  manifest: object | string,
  ...keys: Key[]
): Promise<Published> {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const { signatures } = await signText('manifest', text, ...keys);
  return { remote, version, digest: await digestOf(text), text, signatures };
}

export const everyone = { to: 'everyone' } as const;

/** Returns a plan that assigns this version to everyone. */
const planOf = ({ version, digest }: Published): LivePlan => ({
  lanes: [{ version, digest, audience: everyone }],
  minVersion: '1.0.0',
});

export const issuedAt = '2026-11-21T00:00:00.000Z';
export const expiresAt = '2026-11-22T00:00:00.000Z';

/** Returns the content of a release, unsigned. */
export const releaseOf = (number: number, versions: readonly Published[]): SignedRelease => ({
  schema: 1,
  number,
  issuedAt,
  expiresAt,
  shell: '^0.1.0',
  remotes: Object.fromEntries(versions.map((version) => [version.remote, planOf(version)])),
});

/** Returns an offer like the server's. */
export const offerOf = async (
  release: object | string,
  versions: readonly Published[],
  key: Key,
): Promise<ReleaseOffer> => ({
  signed: await signText('release', typeof release === 'string' ? release : JSON.stringify(release), key),
  chosen: versions.map(({ remote, digest, signatures }) => ({ remote, digest, signatures })),
});
