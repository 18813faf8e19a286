import sharp from 'sharp';
import { smallImage } from '../../testing/hostile-images';
import { drawAnew, drawLimits } from './draw-anew';

const scan = { purpose: 'DOCUMENT', type: 'image/png' } as const;
/** A small file that takes long to decode: an interlaced image with the largest accepted number of pixels. */
let long: Buffer;
beforeAll(async () => {
  long = await sharp({ create: { width: 5_000, height: 5_000, channels: 4, background: '#c81e1e80' } })
    .png({ progressive: true })
    .toBuffer();
});

test.each([
  ['memory', { bytesMax: 1_000_000 }],
  ['time', { wallMs: 1 }],
  ['result size', { resultBytesMax: 10 }],
])('a process that exceeds its limit of %s is ended, and the image is refused', async (_what, less) => {
  const drawn = await drawAnew(long, scan, { ...drawLimits, ...less });
  expect(drawn).toEqual({ at: 'refused', code: 'FILE_COSTLY' });
});

test.each([
  ['wide', 65_535, 1, { at: 'drawn' }],
  ['high', 1, 65_535, { at: 'drawn' }],
  ['too wide', 65_536, 1, { at: 'refused', code: 'FILE_COSTLY' }],
  ['too high', 1, 65_536, { at: 'refused', code: 'FILE_COSTLY' }],
])('an image with few pixels that is %s: %i × %i', async (_what, width, height, result) => {
  const image = await sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();
  expect(await drawAnew(image, scan)).toMatchObject(result);
});

test('an image that needs more memory than the limit is refused; a small image is drawn with the same limit', async () => {
  const limits = { ...drawLimits, bytesMax: 110 * 1024 * 1024 };
  expect(await drawAnew(long, scan, limits)).toEqual({ at: 'refused', code: 'FILE_COSTLY' });
  expect(await drawAnew(await smallImage('png'), scan, limits)).toMatchObject({ at: 'drawn', type: 'image/png' });
});

test('the process does not get the environment variables of the server', async () => {
  process.env['NODE_OPTIONS'] = '--no-such-option';
  try {
    expect(await drawAnew(await smallImage('png'), scan)).toMatchObject({ at: 'drawn' });
  } finally {
    delete process.env['NODE_OPTIONS'];
  }
});
