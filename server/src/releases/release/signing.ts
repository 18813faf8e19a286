import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import {
  signedBytes,
  type RootKeys,
  type Signature,
  type SignedKind,
  type SignedText,
} from '@console/contracts/release';

/** A private key with the id of its public key. */
export interface SigningKey {
  id: string;
  key: KeyObject;
}

/** DER prefix of an Ed25519 key in SubjectPublicKeyInfo; the 32 bytes of the key follow. */
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');

export const rawPublicOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(spkiStart.length);

/** Key id, derived from the public key, so that a replaced key file is detected. */
export const keyIdOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex').slice(0, 16);

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function signText(kind: SignedKind, text: string, keys: readonly SigningKey[]): SignedText {
  const bytes = signedBytes(kind, text);
  return {
    text,
    signatures: keys.map(({ id, key }) => ({ key: id, value: sign(null, bytes, key).toString('base64') })),
  };
}

/**
 * Returns ids of listed keys with a valid signature of the text. Each key counts once, also with several signatures.
 */
export function signersOf(
  kind: SignedKind,
  { text, signatures }: SignedText,
  { keys }: Pick<RootKeys, 'keys'>,
): ReadonlySet<string> {
  const bytes = signedBytes(kind, text);
  return new Set(signatures.filter((it) => isGood(it, bytes, keys)).map(({ key }) => key));
}

function isGood({ key, value }: Signature, bytes: Uint8Array, keys: RootKeys['keys']): boolean {
  const raw = Object.hasOwn(keys, key) ? Buffer.from(keys[key] ?? '', 'base64') : Buffer.alloc(0);
  if (raw.length !== 32 || keyIdOf(raw) !== key) return false;
  const publicKey = createPublicKey({ key: Buffer.concat([spkiStart, raw]), type: 'spki', format: 'der' });
  return verify(null, bytes, publicKey, Buffer.from(value, 'base64'));
}

/** Returns true if enough root keys signed this root. */
export function isRootSigned(signed: SignedText, root: RootKeys): boolean {
  const signers = signersOf('root', signed, root);
  return root.root.keys.filter((id) => signers.has(id)).length >= root.root.threshold;
}

/** Returns true if a key of the remote's team signed this manifest. */
export const isTeamSigned = (signed: SignedText, remote: string, root: RootKeys): boolean => {
  const signers = signersOf('manifest', signed, root);
  const team = Object.hasOwn(root.teams, remote) ? root.teams[remote] : undefined;
  return (team ?? []).some((id) => signers.has(id));
};
