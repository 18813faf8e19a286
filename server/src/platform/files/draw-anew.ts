import { type ImagePixels, uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import sharp, { type Sharp } from 'sharp';

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
export type Drawn =
  { at: 'drawn'; bytes: Buffer; type: UploadType } | { at: 'refused'; code: 'FILE_BROKEN' | 'FILE_PIXELS' };

const side = 256;

/** Width and height as the image is seen, before anything of it is unpacked; null where it is no image. */
export async function pixelsOf(image: Buffer): Promise<ImagePixels | null> {
  try {
    return (await sharp(image, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    // Whatever the decoder has against it: it is no image that anybody could see.
    return null;
  }
}

interface Drawing {
  purpose: UploadPurpose;
  /** What it was sent as. */
  type: UploadType;
  pixels: ImagePixels;
}

/**
 * An image of nothing but its pixels: place and camera, comments, colour profiles and whatever was hidden behind it are gone.
 */
export async function drawAnew(image: Buffer, { purpose, type, pixels }: Drawing): Promise<Drawn> {
  if (pixels.width * pixels.height > pixelsMax) return { at: 'refused', code: 'FILE_PIXELS' };
  try {
    const upright = sharp(image, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: secondsMax })
      .autoOrient();
    const drawn = purpose === 'DOCUMENT' ? { sharp: sameType(upright, type), type } : shownOf(upright, purpose);
    return { at: 'drawn', bytes: await drawn.sharp.toBuffer(), type: drawn.type };
  } catch {
    // Its head was sound, the rest is not.
    return { at: 'refused', code: 'FILE_BROKEN' };
  }
}

/** Somebody reads a scan: it keeps its size, and as much of its pixels as nobody misses. */
function sameType(image: Sharp, type: UploadType): Sharp {
  if (type === 'image/png') return image.png();
  return type === 'image/jpeg' ? image.jpeg({ quality: 92 }) : image.webp({ quality: 92 });
}

/** Pages show pictures as WebP: one of any size as a small square, one of exact pixels as it is. */
function shownOf(image: Sharp, purpose: UploadPurpose): { sharp: Sharp; type: UploadType } {
  const exact = uploadLimits[purpose].pixels !== undefined;
  const sharp = exact
    ? image.webp({ lossless: true })
    : image.resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 85 });
  return { sharp, type: 'image/webp' };
}
