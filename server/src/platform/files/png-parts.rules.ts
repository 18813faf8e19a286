import { exifBytesMax, type ImageParts, partsMax, pixelPartsMax } from './image-parts';

const signatureBytes = 8;
/** Length, name and checksum around the content of a chunk. */
const frameBytes = 12;
const headBytes = 13;

/**
 * Chunks that pixels and orientation need, with their maximum size. All others are dropped before decoding: texts, colour
 * profiles and animations are compressed, and can expand to a thousand times their size.
 */
const largest: Record<string, number> = {
  IHDR: headBytes,
  PLTE: 768,
  tRNS: 256,
  IDAT: Infinity,
  eXIf: exifBytesMax,
  IEND: 0,
};

/** Reduces a PNG to its pixels; null if it is broken, truncated or has too many chunks. Data after its end is dropped. */
export function pngParts(image: Buffer): ImageParts | null {
  const parts = [image.subarray(0, signatureBytes)];
  const counts = new Map<string, number>();
  let others = 0;
  for (let at = signatureBytes; at + frameBytes <= image.length;) {
    const bytes = image.readUInt32BE(at);
    const name = image.toString('latin1', at + 4, at + 8);
    const end = at + frameBytes + bytes;
    if (end > image.length || (parts.length === 1 && name !== 'IHDR')) return null;
    const count = (counts.get(name) ?? 0) + 1;
    const most = largest[name];
    if (name !== 'IDAT') others += 1;
    if (others > partsMax || (name === 'IDAT' && count > pixelPartsMax(image.length))) return null;
    if (most !== undefined) {
      if (bytes > most || (count > 1 && name !== 'IDAT')) return null;
      counts.set(name, count);
      parts.push(image.subarray(at, end));
    }
    if (name === 'IEND') return counts.has('IDAT') ? partsOf(parts) : null;
    at = end;
  }
  return null;
}

function partsOf(parts: Buffer[]): ImageParts | null {
  const [, head] = parts;
  if (head?.length !== headBytes + frameBytes) return null;
  return { bytes: Buffer.concat(parts), pixels: { width: head.readUInt32BE(8), height: head.readUInt32BE(12) } };
}
