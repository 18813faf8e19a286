import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const signatureBytes = 8;
/** Signature and first chunk of a PNG. */
const pngHeadBytes = 33;
const riffHeadBytes = 12;

/** A small image of noise, which no encoding compresses to almost nothing. */
const small = () => sharp(randomBytes(32 * 32 * 3), { raw: { width: 32, height: 32, channels: 3 } });

/** A valid image of 32 × 32 pixels. */
export const smallImage = (format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> => small().toFormat(format).toBuffer();

/** A chunk of a PNG with its checksum. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}

/** Letters, not zeros: a decoder reads a text up to its first zero. */
const packedText = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'a'));

/** A colour profile whose header contains its size, which a decoder checks. */
function packedProfile(bytes: number): Buffer {
  const profile = Buffer.alloc(bytes, 'a');
  profile.writeUInt32BE(bytes, 0);
  profile.write('acsp', 36, 'latin1');
  return deflateSync(profile);
}

/** Content of a compressed PNG chunk that expands to a number of bytes, by type of chunk. */
export const pngBombs = {
  zTXt: (bytes: number) => Buffer.concat([Buffer.from('Comment\0\0'), packedText(bytes)]),
  iTXt: (bytes: number) => Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), packedText(bytes)]),
  iCCP: (bytes: number) => Buffer.concat([Buffer.from('Profile\0\0'), packedProfile(bytes)]),
} as const;

/** A valid PNG with chunks between its header and its pixels. */
export async function pngWith(chunks: readonly Buffer[]): Promise<Buffer> {
  const image = await smallImage('png');
  return Buffer.concat([image.subarray(0, pngHeadBytes), ...chunks, image.subarray(pngHeadBytes)]);
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A valid JPEG with segments after its first marker. */
export async function jpegWith(segments: readonly Buffer[]): Promise<Buffer> {
  const image = await smallImage('jpeg');
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)]);
}

/** A chunk of a WebP. */
export function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A valid WebP with chunks before its pixels. */
export async function webpWith(chunks: readonly Buffer[]): Promise<Buffer> {
  const image = await smallImage('webp');
  const whole = Buffer.concat([image.subarray(0, riffHeadBytes), ...chunks, image.subarray(riffHeadBytes)]);
  whole.writeUInt32LE(whole.length - signatureBytes, 4);
  return whole;
}
