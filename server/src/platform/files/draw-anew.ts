import { type ImagePixels, uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import { drawInProcess, type DrawLimits } from './draw-process';
import type { ImageParts } from './image-parts';
import { jpegParts } from './jpeg-parts.rules';
import { pngParts } from './png-parts.rules';
import { webpParts } from './webp-parts.rules';

/** 25 megapixels: a photo of a phone, which takes 100 MB while it is drawn. */
const pixelsMax = 25_000_000;

/** Longest side, as in JPEG: decoders hold whole lines, and lines of a million pixels exceeded their memory limit. */
const sideMax = 65_535;

/** Side of the square that a picture is cropped to, in pixels. */
const square = 256;

const megabyte = 1024 * 1024;

/** Limits of the process that draws one image. Two are drawn in parallel (`receive-upload.actions.ts`). */
export const drawLimits: DrawLimits = {
  bytesMax: 768 * megabyte,
  cpuSeconds: 15,
  wallMs: 60_000,
  resultBytesMax: 64 * megabyte,
};

/** Result of drawing an image anew. */
export type Drawn =
  | { at: 'drawn'; bytes: Buffer; type: UploadType; peakBytes: number }
  | { at: 'wrongPixels'; pixels: ImagePixels; peakBytes: number }
  | { at: 'refused'; code: 'FILE_BROKEN' | 'FILE_PIXELS' | 'FILE_COSTLY' };

interface Drawing {
  purpose: UploadPurpose;
  /** Type of the uploaded image. */
  type: UploadType;
}

/**
 * Draws an image anew from its pixels. Location, camera data, comments, colour profiles and data after its end are removed.
 * The container is parsed before anything is decoded, and the decoder runs in a process with limits.
 */
export async function drawAnew(
  image: Buffer,
  { purpose, type }: Drawing,
  limits: DrawLimits = drawLimits,
): Promise<Drawn> {
  const parts = partsOf(image, type);
  if (parts === null) return { at: 'refused', code: 'FILE_BROKEN' };
  const { bytes, pixels } = parts;
  if (pixels.width * pixels.height > pixelsMax) return { at: 'refused', code: 'FILE_PIXELS' };
  if (Math.max(pixels.width, pixels.height) > sideMax) return { at: 'refused', code: 'FILE_COSTLY' };
  const isScan = purpose === 'DOCUMENT';
  const requiredPixels = uploadLimits[purpose].pixels ?? null;
  const request = { type, requiredPixels, square: isScan || requiredPixels ? null : square, pixelsMax };
  const result = await drawInProcess(bytes, request, limits);
  switch (result.at) {
    case 'drawn':
      return { ...result, type: isScan ? type : 'image/webp' };
    case 'wrongPixels':
      return result;
    case 'broken':
      return { at: 'refused', code: 'FILE_BROKEN' };
    case 'ended':
      return { at: 'refused', code: 'FILE_COSTLY' };
  }
}

function partsOf(image: Buffer, type: UploadType): ImageParts | null {
  switch (type) {
    case 'image/png':
      return pngParts(image);
    case 'image/jpeg':
      return jpegParts(image);
    case 'image/webp':
      return webpParts(image);
    case 'application/pdf':
      return null;
  }
}
