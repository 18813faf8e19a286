import { createHash } from 'node:crypto';

/** Solves the captcha of a refusal, as a browser does. */
export function solve({ challenge, bits }) {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
    if (leadingZeros(hash) >= bits) return { challenge, nonce: String(nonce) };
  }
}

function leadingZeros(hash) {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]) - 24;
}
