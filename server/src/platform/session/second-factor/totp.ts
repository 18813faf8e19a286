import { createHmac } from 'node:crypto';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in Base32 without padding (RFC 4648), as authenticators expect. */
export function base32Of(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Returns the six digits of a time step (RFC 6238 with SHA-1, which every authenticator supports). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Returns the time step of a code: the current or an adjacent one, because clocks differ, but never a used one. */
export function acceptedStep(code: string, secret: Buffer, { now, lastStep }: { now: Date; lastStep: number }) {
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => step > lastStep && codeAt(secret, step) === code) ?? null;
}

/** Returns the content of the QR code. */
export const totpUri = (issuer: string, loginName: string, secret: Buffer): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${loginName}`)}?secret=${base32Of(secret)}&issuer=${encodeURIComponent(issuer)}`;
