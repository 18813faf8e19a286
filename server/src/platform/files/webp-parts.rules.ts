import type { ImagePixels } from '@console/contracts/files';
import { exifBytesMax, type ImageParts, partsMax } from './image-parts';

const headBytes = 12;
/** Name and length before the content of a chunk. */
const frameBytes = 8;

/** Flags of an extended image for chunks that may be dropped: colour profile, Exif and XMP. */
const flags = { profile: 0x20, exif: 0x08, xmp: 0x04 } as const;

/** Chunks that pixels and orientation need; the first of each is kept, which reduces an animation to its first frame. */
const needed = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'ANIM', 'ANMF', 'EXIF']);

/** Reduces a WebP to its pixels; null if it is broken, truncated or has too many chunks. Data after its end is dropped. */
export function webpParts(image: Buffer): ImageParts | null {
  const wholeEnd = Math.min(image.readUInt32LE(4) + 8, image.length);
  const found = new Map<string, Buffer>();
  const sizes: ImagePixels[] = [];
  let count = 0;
  for (let at = headBytes; at + frameBytes <= wholeEnd;) {
    const name = image.toString('latin1', at, at + 4);
    const bytes = image.readUInt32LE(at + 4);
    const end = at + frameBytes + bytes;
    count += 1;
    if (count > partsMax || end > wholeEnd) return null;
    if (needed.has(name) && !found.has(name) && (name !== 'EXIF' || bytes <= exifBytesMax)) {
      found.set(name, image.subarray(at, end));
      const size = sizeOf(name, image.subarray(at + frameBytes, end));
      if (size === 'broken') return null;
      if (size !== null) sizes.push(size);
    }
    at = end + (bytes % 2);
  }
  const hasImage = ['VP8 ', 'VP8L', 'ANMF'].some((name) => found.has(name));
  // The largest size counts, because a frame can be larger than the canvas.
  const [largest] = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height);
  return hasImage && largest ? { bytes: wholeOf(found), pixels: largest } : null;
}

const uint24 = (content: Buffer, at: number) => content.readUIntLE(at, 3);

/** Returns the size that a chunk declares; null if it declares none. */
function sizeOf(name: string, content: Buffer): ImagePixels | 'broken' | null {
  switch (name) {
    case 'VP8X':
      return content.length < 10 ? 'broken' : { width: uint24(content, 4) + 1, height: uint24(content, 7) + 1 };
    case 'ANMF':
      return content.length < 16 ? 'broken' : { width: uint24(content, 6) + 1, height: uint24(content, 9) + 1 };
    case 'VP8 ':
      if (content.length < 10 || uint24(content, 3) !== 0x2a019d) return 'broken';
      return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
    case 'VP8L': {
      if (content.length < 5 || content[0] !== 0x2f) return 'broken';
      const size = content.readUInt32LE(1);
      return { width: (size & 0x3fff) + 1, height: ((size >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** Writes a new container, with only the flags of the remaining chunks. */
function wholeOf(found: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...found].map(([name, chunk]) => {
    const copy = Buffer.concat([chunk, Buffer.alloc(chunk.length % 2)]);
    if (name !== 'VP8X') return copy;
    const left = (copy[frameBytes] ?? 0) & ~(flags.profile | flags.xmp | (found.has('EXIF') ? 0 : flags.exif));
    copy[frameBytes] = left;
    return copy;
  });
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const whole = Buffer.concat([head, ...parts]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
