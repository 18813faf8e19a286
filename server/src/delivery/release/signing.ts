import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import {
  signedBytes,
  type RootKeys,
  type Signature,
  type SignedKind,
  type SignedText,
} from '@console/contracts/release';

/** A private key and the id of its public half. */
export interface SigningKey {
  id: string;
  key: KeyObject;
}

/** Ed25519 in SubjectPublicKeyInfo is this and then the 32 bytes of the key. */
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');

export const rawPublicOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(spkiStart.length);

/** An id says which key, so a key that was replaced in a file is noticed. */
export const keyIdOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex').slice(0, 16);

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function signText(kind: SignedKind, text: string, keys: readonly SigningKey[]): SignedText {
  const bytes = signedBytes(kind, text);
  return {
    text,
    signatures: keys.map(({ id, key }) => ({ key: id, value: sign(null, bytes, key).toString('base64') })),
  };
}

/** Ids of keys of the list that signed the text. A key counts once, however often its signature is given. */
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

/** Have enough of the root keys signed this list of keys? */
export function isRootSigned(signed: SignedText, root: RootKeys): boolean {
  const signers = signersOf('root', signed, root);
  return root.root.keys.filter((id) => signers.has(id)).length >= root.root.threshold;
}

/** Has a key of the remote's own team signed this manifest? */
export const isTeamSigned = (signed: SignedText, remote: string, root: RootKeys): boolean => {
  const signers = signersOf('manifest', signed, root);
  const team = Object.hasOwn(root.teams, remote) ? root.teams[remote] : undefined;
  return (team ?? []).some((id) => signers.has(id));
};
