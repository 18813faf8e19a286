import sharp from 'sharp';
import {
  jpegSegment,
  jpegWith,
  pngBombs,
  pngChunk,
  pngWith,
  smallImage,
  webpChunk,
  webpWith,
} from '../../testing/hostile-images';
import { exifBytesMax, partsMax } from './image-parts';
import { jpegParts } from './jpeg-parts.rules';
import { pngParts } from './png-parts.rules';
import { webpParts } from './webp-parts.rules';

const walk = { png: pngParts, jpeg: jpegParts, webp: webpParts } as const;
type Format = keyof typeof walk;
const formats = Object.keys(walk) as Format[];
const pixelsOf = (image: Buffer) => sharp(image).raw().toBuffer();
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' } });
const small = { width: 32, height: 32 };

describe('an image that is reduced to its pixels', () => {
  test.each(formats)('keeps its pixels and size: %s', async (format) => {
    const image = await smallImage(format);
    const parts = walk[format](image);
    expect(parts?.pixels).toEqual(small);
    expect(await pixelsOf(parts?.bytes ?? Buffer.alloc(0))).toEqual(await pixelsOf(image));
  });

  test.each(formats)('keeps its orientation, but not XMP and colour profile: %s', async (format) => {
    const place = 'Harbour Street 7';
    const image = await flat(20, 10)
      .withMetadata({ orientation: 6 })
      .withXmp(`<x>${place}</x>`)
      .toFormat(format)
      .toBuffer();
    const parts = walk[format](image);
    const { autoOrient, xmp, icc } = await sharp(parts?.bytes).metadata();
    expect([autoOrient, xmp, icc]).toEqual([{ width: 10, height: 20 }, undefined, undefined]);
    expect(parts?.pixels).toEqual({ width: 20, height: 10 });
    expect(parts?.bytes.includes(place)).toBe(false);
  });

  test('keeps the palette and the transparency of a PNG', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#c81e1e80' } })
      .png({ palette: true })
      .toBuffer();
    expect(await pixelsOf(pngParts(image)?.bytes ?? Buffer.alloc(0))).toEqual(await pixelsOf(image));
  });

  test('keeps all scans of a progressive JPEG', async () => {
    const image = await sharp(await smallImage('jpeg'))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await pixelsOf(jpegParts(image)?.bytes ?? Buffer.alloc(0))).toEqual(await pixelsOf(image));
  });

  test('is the first frame of an animated WebP', async () => {
    const frame = (background: string) =>
      sharp({ create: { ...small, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#c81e1e'), await frame('#1ec81e')], { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const parts = webpParts(moving);
    expect((await sharp(parts?.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect((await pixelsOf(parts?.bytes ?? Buffer.alloc(0))).subarray(0, 3)).toEqual(Buffer.from([0xc8, 0x1e, 0x1e]));
  });

  test.each(formats)('has no data after the end of the image: %s', async (format) => {
    const image = await smallImage(format);
    const parts = walk[format](Buffer.concat([image, Buffer.from('PK\u0003\u0004<script>')]));
    expect(parts?.bytes.includes('script')).toBe(false);
    expect(parts?.pixels).toEqual(small);
  });
});

describe('parts without pixels do not reach a decoder', () => {
  test.each(Object.entries(pngBombs))('%s chunks of a PNG', async (name, contentOf) => {
    const image = await pngWith(Array.from({ length: 20 }, () => pngChunk(name, contentOf(300_000))));
    const parts = pngParts(image);
    expect(parts?.bytes.includes(name)).toBe(false);
    expect(await pixelsOf(parts?.bytes ?? Buffer.alloc(0))).toHaveLength(32 * 32 * 3);
  });

  test.each(['acTL', 'fdAT', 'gAMA', 'sBIT', 'sPLT', 'hIST', 'tEXt', 'tIME', 'xxXx'])(
    '%s chunks of a PNG',
    async (name) => {
      expect(pngParts(await pngWith([pngChunk(name, Buffer.alloc(20))]))?.bytes.includes(name)).toBe(false);
    },
  );

  test.each([0xe1, 0xe2, 0xed, 0xef, 0xfe])('segments of a JPEG with the marker %i', async (marker) => {
    const hidden = Buffer.from('http://ns.adobe.com/hidden');
    const parts = jpegParts(await jpegWith([jpegSegment(marker, hidden)]));
    expect(parts?.bytes.includes('hidden')).toBe(false);
    expect(parts?.pixels).toEqual(small);
  });

  test.each(['ICCP', 'XMP ', 'xxxx'])('%s chunks of a WebP', async (name) => {
    const parts = webpParts(await webpWith([webpChunk(name, Buffer.from('hidden'))]));
    expect(parts?.bytes.includes('hidden')).toBe(false);
    expect(parts?.pixels).toEqual(small);
  });
});

describe('an image is refused', () => {
  const many = <T>(one: T, count = partsMax + 1): T[] => Array.from({ length: count }, () => one);
  const smallPixels = async () => {
    const image = await smallImage('png');
    return image.subarray(0, 33);
  };
  const scan = jpegSegment(0xda, Buffer.alloc(6));
  test.each<[string, Format, () => Promise<Buffer>]>([
    ['with too many chunks of text', 'png', () => pngWith(many(pngChunk('tEXt', Buffer.from('a\0b'))))],
    ['with too many empty chunks of pixels', 'png', () => pngWith(many(pngChunk('IDAT', Buffer.alloc(0)), 400))],
    ['with two palettes', 'png', () => pngWith(many(pngChunk('PLTE', Buffer.alloc(3)), 2))],
    ['with a palette of too many colours', 'png', () => pngWith([pngChunk('PLTE', Buffer.alloc(771))])],
    ['with Exif data that is too long', 'png', () => pngWith([pngChunk('eXIf', Buffer.alloc(exifBytesMax + 1))])],
    ['with a second header', 'png', () => pngWith([pngChunk('IHDR', Buffer.alloc(13))])],
    ['without an end', 'png', async () => (await smallImage('png')).subarray(0, -12)],
    ['without pixels', 'png', async () => Buffer.concat([await smallPixels(), pngChunk('IEND', Buffer.alloc(0))])],
    [
      'with a chunk beyond its end',
      'png',
      async () => Buffer.concat([await smallPixels(), Buffer.from([0x7f, 255, 255, 255, 73, 68, 65, 84])]),
    ],
    [
      'without a header',
      'png',
      async () => Buffer.concat([(await smallPixels()).subarray(0, 8), pngChunk('IDAT', Buffer.alloc(20))]),
    ],
    ['with too many comments', 'jpeg', () => jpegWith(many(jpegSegment(0xfe, Buffer.alloc(1))))],
    ['with two frames', 'jpeg', async () => jpegWith([jpegSegment(0xc0, Buffer.alloc(15))])],
    ['with arithmetic coding', 'jpeg', () => jpegWith([jpegSegment(0xc9, Buffer.alloc(15))])],
    ['with too many scans', 'jpeg', () => jpegWith(many(scan, 65))],
    ['without a frame', 'jpeg', async () => Buffer.concat([Buffer.from([0xff, 0xd8]), scan])],
    ['with a segment beyond its end', 'jpeg', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff])],
    ['with a segment without content', 'jpeg', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    ['with too many chunks', 'webp', () => webpWith(many(webpChunk('XMP ', Buffer.alloc(2))))],
    ['with a chunk beyond its end', 'webp', async () => (await smallImage('webp')).subarray(0, -10)],
    ['with a truncated header', 'webp', () => webpWith([webpChunk('VP8X', Buffer.alloc(4))])],
    ['without pixels', 'webp', async () => Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1')],
  ])('%s: %s', async (_what, format, make) => {
    expect(walk[format](await make())).toBeNull();
  });

  test('by the size of its largest frame, even if its canvas is smaller', async () => {
    const canvas = Buffer.alloc(10);
    const large = await flat(4_000, 3_000).webp().toBuffer();
    const image = Buffer.concat([large.subarray(0, 12), webpChunk('VP8X', canvas), large.subarray(12)]);
    image.writeUInt32LE(image.length - 8, 4);
    expect(webpParts(image)?.pixels).toEqual({ width: 4_000, height: 3_000 });
  });
});

test.each(formats)('a truncated or corrupted image never throws: %s', async (format) => {
  const image = await smallImage(format);
  const tried = Array.from({ length: image.length }, (_, at) => {
    const changed = Buffer.from(image);
    changed[at] = 0xff;
    // The first bytes identify the type and are checked before.
    return [walk[format](image.subarray(0, Math.max(at, 12))), at < 12 ? null : walk[format](changed)];
  });
  expect(tried).toHaveLength(image.length);
});
