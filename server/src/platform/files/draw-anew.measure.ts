import { appendFileSync } from 'node:fs';
import {
  bytesMaxOf,
  uploadLimits,
  type UploadPurpose,
  uploadPurposes,
  type UploadType,
} from '@console/contracts/files';
import sharp, { type Sharp } from 'sharp';
import { jpegSegment, pngBombs, pngChunk, webpChunk } from '../../testing/hostile-images';
import { drawAnew, drawLimits } from './draw-anew';

jest.setTimeout(300_000);

const megabyte = 1024 * 1024;

/** Adds to an image of each type as much data besides its pixels as the purpose allows. */
const stuffed: Record<string, (image: Buffer, bytesMax: number) => Buffer> = {
  'image/png': (image, bytesMax) => {
    const bombs = Object.entries(pngBombs).flatMap(([name, contentOf]) => {
      const chunk = pngChunk(name, contentOf(30_000_000));
      return Array.from({ length: 90 }, () => chunk);
    });
    const room = bytesMax - image.length;
    const fitting = bombs.filter(
      (_chunk, index) => bombs.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0) < room,
    );
    return Buffer.concat([image.subarray(0, 33), ...fitting, image.subarray(33)]);
  },
  'image/jpeg': (image, bytesMax) => {
    const profile = jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), Buffer.alloc(65_000)]));
    const count = Math.min(Math.floor((bytesMax - image.length) / profile.length), 150);
    return Buffer.concat([image.subarray(0, 2), ...Array.from({ length: count }, () => profile), image.subarray(2)]);
  },
  'image/webp': (image, bytesMax) => {
    const whole = Buffer.concat([image, webpChunk('ICCP', Buffer.alloc(bytesMax - image.length - 8))]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  },
};

/** The encoding of each type that needs the most memory to decode, because the decoder holds all pixels at once. */
const coded: Record<string, (image: Sharp, bytesMax: number) => Sharp> = {
  // With 16 bits, a file with 25 megapixels of one colour has 1.1 MB.
  'image/png': (image, bytesMax) =>
    image.toColourspace(bytesMax >= 2 * megabyte ? 'rgb16' : 'srgb').png({ progressive: true, compressionLevel: 9 }),
  'image/jpeg': (image) => image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'image/webp': (image) => image.webp({ lossless: true }),
};

const imageOf = (
  type: UploadType,
  { width, height }: { width: number; height: number },
  bytesMax: number,
): Promise<Buffer> => {
  const flat = sharp({ create: { width, height, channels: 4, background: '#c81e1e80' } });
  const code = coded[type];
  if (!code) throw new Error(`${type} is no image.`);
  return code(flat, bytesMax).withMetadata({ orientation: 3 }).toBuffer();
};

/** The largest accepted image. */
const largest = { width: 5_000, height: 5_000 };

async function peakOf(purpose: UploadPurpose, type: UploadType): Promise<number> {
  const required = uploadLimits[purpose].pixels;
  const peaks: number[] = [];
  const bytesMax = bytesMaxOf(purpose);
  for (const size of required ? [required, largest] : [largest]) {
    const image = stuffed[type]?.(await imageOf(type, size, bytesMax), bytesMax) ?? Buffer.alloc(0);
    expect(image.length).toBeLessThanOrEqual(bytesMax);
    const drawn = await drawAnew(image, { purpose, type });
    // Otherwise nothing was measured.
    expect(drawn.at).toBe(required && size === largest ? 'wrongPixels' : 'drawn');
    if (drawn.at !== 'refused') peaks.push(drawn.peakBytes);
  }
  return Math.max(...peaks);
}

const types = uploadLimits.DOCUMENT.types.filter((type) => type !== 'application/pdf');

test.each(uploadPurposes.flatMap((purpose) => types.map((type) => [purpose, type] as const)))(
  'the process that draws the largest %s of type %s stays within its memory limit',
  async (purpose, type) => {
    const peakBytes = await peakOf(purpose, type);
    const figures = process.env['FIGURES'];
    const about = `Drawing a ${purpose}, ${type}: MB of memory`;
    if (figures) appendFileSync(figures, `${JSON.stringify({ about, value: Math.round(peakBytes / megabyte) })}\n`);
    expect(peakBytes).toBeLessThan(drawLimits.bytesMax);
  },
);
