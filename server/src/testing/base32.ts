/** Decodes Base32, as an authenticator app does with a typed secret. */
export function fromBase32(text: string): Buffer {
  const digits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((digits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
