/** An encrypted text and the number that no other text was encrypted with. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Encrypts for one user. `about` says what a text is; under another name it cannot be opened. */
export interface Cipher {
  seal: (text: string, about: string) => Promise<Sealed>;
  /** Fails for what another key sealed, and for what was changed. */
  open: (sealed: Sealed, about: string) => Promise<string>;
}

const name = 'AES-GCM';

/** The key never leaves the browser's own store of keys again. Fails where the browser has no WebCrypto. */
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
