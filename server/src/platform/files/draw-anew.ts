import sharp from 'sharp';

// The decoders of what is taken and no others: libvips would otherwise open dozens of formats that nobody asked for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** 25 megapixels: the photo of a telephone, and 100 MB while it is drawn. */
const pixelsMax = 25_000_000;
const secondsMax = 10;

/** What drawing an image anew makes of it. */
export type Drawn = { at: 'drawn'; bytes: Buffer } | { at: 'refused'; code: 'FILE_BROKEN' | 'FILE_PIXELS' };

const side = 256;

/**
 * A picture from nothing but the pixels of an image: place and camera, comments, colour profiles and whatever was hidden
 * behind the image are gone. Its size is read before anything is unpacked.
 */
export async function drawPicture(image: Buffer): Promise<Drawn> {
  try {
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMax) return { at: 'refused', code: 'FILE_PIXELS' };
    const drawn = sharp(image, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality: 85 });
    return { at: 'drawn', bytes: await drawn.toBuffer() };
  } catch {
    // Whatever the decoder has against it: it is no image that anybody could see.
    return { at: 'refused', code: 'FILE_BROKEN' };
  }
}
