import type { ImagePixels } from '@console/contracts/files';

/** Rectangle of an image, in pixels of the image. */
export interface CropArea extends ImagePixels {
  x: number;
  y: number;
}

/** Returns whether a part of the image can fill the required dimensions without being enlarged. */
export const canCrop = (image: ImagePixels, required: ImagePixels): boolean =>
  image.width >= required.width && image.height >= required.height;

/** Returns the largest zoom at which the visible part has at least the required dimensions. */
export function zoomMaxOf(image: ImagePixels, required: ImagePixels): number {
  return Math.max(1, Math.min(image.width / required.width, image.height / required.height));
}

/** Returns the file name of a cropped image, which is a PNG. */
export const croppedName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.png`;
