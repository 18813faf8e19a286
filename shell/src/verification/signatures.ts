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
/** A key id is a prefix of the key's hash with this many characters. */
const keyIdLength = 16;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns null unless the text is canonical Base64, so that each signature has exactly one encoding. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const signs = atob(base64);
    return btoa(signs) === base64 ? Uint8Array.from(signs, (sign) => sign.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Returns the SHA-256 hash of a text in hexadecimal. */
export const digestOf = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Returns false in old browsers without Ed25519, and on pages without HTTPS, where `crypto.subtle` is missing. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(keyBytes), algorithm, false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

/** Returns the ids of the listed keys that signed the text. A key with several signatures counts once. */
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
