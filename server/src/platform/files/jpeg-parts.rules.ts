import type { ImagePixels } from '@console/contracts/files';
import { type ImageParts, partsMax } from './image-parts';

/** Codes of markers: the byte after 0xFF. */
const [startOfImage, endOfImage, startOfScan, app1, app14] = [0xd8, 0xd9, 0xda, 0xe1, 0xee];
/** Frames with Huffman coding, which every browser shows; lossless, hierarchical and arithmetic ones are refused. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Huffman tables, quantization tables, restart interval, and the first application segment (JFIF). */
const tables = new Set([0xc4, 0xdb, 0xdd, 0xe0]);

/** Maximum number of scans: a decoder processes the whole image for each one. Encoders write about ten. */
const scansMax = 64;

interface Segment {
  marker: number;
  /** From the 0xFF of its marker to the end of its content. */
  bytes: Buffer;
  /** Offset of the end of the segment in the image. */
  end: number;
}

/**
 * Reduces a JPEG to its pixels; null if it is broken or has too many segments or scans. Comments, colour profiles, previews
 * and data after its end are dropped before decoding.
 */
export function jpegParts(image: Buffer): ImageParts | null {
  const parts = [image.subarray(0, 2)];
  let pixels: ImagePixels | null = null;
  let [segments, scans, hasExif] = [0, 0, false];
  for (let at = 2; at < image.length;) {
    const segment = segmentAt(image, at);
    if (segment === null || otherFrames.has(segment.marker)) return null;
    segments += 1;
    if (segment.marker === endOfImage) {
      parts.push(segment.bytes);
      break;
    }
    if (segments > partsMax || segment.marker === startOfImage) return null;
    at = segment.end;
    if (frames.has(segment.marker)) {
      if (pixels !== null || segment.bytes.length < 10) return null;
      pixels = { width: segment.bytes.readUInt16BE(7), height: segment.bytes.readUInt16BE(5) };
    }
    const isExif = isExifSegment(segment) && !hasExif;
    hasExif ||= isExif;
    if (isExif || isNeeded(segment)) parts.push(segment.bytes);
    if (segment.marker !== startOfScan) continue;
    scans += 1;
    if (scans > scansMax) return null;
    const end = endOfScan(image, at);
    parts.push(image.subarray(at, end));
    at = end;
  }
  if (pixels === null || scans === 0) return null;
  // A truncated JPEG has no end marker here either, so the decoder detects it.
  return { bytes: Buffer.concat(parts), pixels };
}

const isNeeded = ({ marker }: Segment) =>
  frames.has(marker) || tables.has(marker) || marker === startOfScan || marker === app14;

const isExifSegment = ({ marker, bytes }: Segment) => marker === app1 && bytes.toString('latin1', 4, 9) === 'Exif\0';

/** Reads the segment at an offset, after any number of fill bytes; null if there is none. */
function segmentAt(image: Buffer, at: number): Segment | null {
  if (image[at] !== 0xff) return null;
  let from = at;
  while (image[from + 1] === 0xff) from += 1;
  const marker = image[from + 1];
  if (marker === undefined || marker === 0) return null;
  if (marker === endOfImage || marker === startOfImage)
    return { marker, bytes: image.subarray(from, from + 2), end: from + 2 };
  if (from + 4 > image.length) return null;
  const length = image.readUInt16BE(from + 2);
  const end = from + 2 + length;
  return length < 2 || end > image.length ? null : { marker, bytes: image.subarray(from, end), end };
}

/** Returns the offset of the next marker. In coded data a zero or a restart marker code follows each 0xFF. */
function endOfScan(image: Buffer, from: number): number {
  for (let at = image.indexOf(0xff, from); at >= 0; at = image.indexOf(0xff, at + 1)) {
    const next = image[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return image.length;
}
