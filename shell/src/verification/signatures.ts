import {
  signedBytes,
  type RootKeys,
  type Signature,
  type SignedKind,
  type SignedText,
} from '@console/contracts/release';

const algorithm = 'Ed25519';
const keyBytes = 32;
const signatureBytes = 64;
/** The first bytes of the hash of a key name it. */
const keyIdLength = 16;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null for anything that is not Base64 as it is written, so that no signature can be written in two ways. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const signs = atob(base64);
    return btoa(signs) === base64 ? Uint8Array.from(signs, (sign) => sign.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** SHA-256 of a text, in hexadecimal digits. */
export const digestOf = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Old browsers know no Ed25519, and none has any cryptography on a page that came without encryption. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(keyBytes), algorithm, false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

/** Ids of keys of the list that signed the text. A key counts once, however often its signature is given. */
export async function signersOf(
  kind: SignedKind,
  { text, signatures }: SignedText,
  { keys }: Pick<RootKeys, 'keys'>,
): Promise<ReadonlySet<string>> {
  const bytes = signedBytes(kind, text);
  const good = await Promise.all(signatures.map((it) => isGood(it, bytes, keys)));
  return new Set(signatures.flatMap(({ key }, index) => (good[index] ? key : [])));
}

async function isGood({ key, value }: Signature, bytes: Uint8Array<ArrayBuffer>, keys: RootKeys['keys']) {
  const raw = Object.hasOwn(keys, key) ? bytesOf(keys[key] ?? '') : null;
  const signature = bytesOf(value);
  if (raw?.length !== keyBytes || signature?.length !== signatureBytes) return false;
  if (hexOf(await crypto.subtle.digest('SHA-256', raw)).slice(0, keyIdLength) !== key) return false;
  const imported = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, imported, signature, bytes);
}
