import { type ImagePixels, uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import { drawInProcess, type DrawLimits } from './draw-process';
import type { ImageParts } from './image-parts';
import { jpegParts } from './jpeg-parts.rules';
import { pngParts } from './png-parts.rules';
import { webpParts } from './webp-parts.rules';

/** 25 megapixels: the photo of a phone, and 100 MB while it is drawn. */
const pixelsMax = 25_000_000;

/** Longest side, that of JPEG: a decoder holds lines whole, and lines of a million pixels took more than it may. */
const sideMax = 65_535;

/** Side of the square that a picture is cut to. */
const square = 256;

const megabyte = 1024 * 1024;

/** What drawing one image may take. Two are drawn at once (`receive-upload.actions.ts`). */
export const drawLimits: DrawLimits = {
  bytesMax: 768 * megabyte,
  cpuSeconds: 15,
  wallMs: 60_000,
  resultBytesMax: 64 * megabyte,
};

/** What drawing an image anew makes of it. */
export type Drawn =
  | { at: 'drawn'; bytes: Buffer; type: UploadType; peakBytes: number }
  | { at: 'sized'; pixels: ImagePixels; peakBytes: number }
  | { at: 'refused'; code: 'FILE_BROKEN' | 'FILE_PIXELS' | 'FILE_COSTLY' };

interface Drawing {
  purpose: UploadPurpose;
  /** What it was sent as. */
  type: UploadType;
}

/**
 * An image of nothing but its pixels: place and camera, comments, colour profiles and whatever was hidden behind it are gone.
 * Its parts are walked before a decoder sees any of them, and the decoder runs in a process with limits.
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
  const must = uploadLimits[purpose].pixels ?? null;
  const request = { type, must, square: isScan || must ? null : square, pixelsMax };
  const result = await drawInProcess(bytes, request, limits);
  switch (result.at) {
    case 'drawn':
      return { ...result, type: isScan ? type : 'image/webp' };
    case 'sized':
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
