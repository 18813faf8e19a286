/** Encrypted text with its unique initialization vector. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Encryption for one user. `about` is additional authenticated data: decryption fails with any other value. */
export interface Cipher {
  seal: (text: string, about: string) => Promise<Sealed>;
  /** Decrypts; fails for another key or a modified text. */
  open: (sealed: Sealed, about: string) => Promise<string>;
}

const name = 'AES-GCM';

/** Imports the key as non-extractable. Fails in browsers without WebCrypto. */
export async function cipherOf(keyInBase64: string): Promise<Cipher> {
  const raw = Uint8Array.from(atob(keyInBase64), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, name, false, ['encrypt', 'decrypt']);
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  return {
    seal: async (text, about) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt({ name, iv, additionalData: bytesOf(about) }, key, bytesOf(text));
      return { iv, bytes };
    },
    open: async ({ iv, bytes }, about) =>
      new TextDecoder().decode(await crypto.subtle.decrypt({ name, iv, additionalData: bytesOf(about) }, key, bytes)),
  };
}
