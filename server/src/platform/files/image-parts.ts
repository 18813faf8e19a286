import type { ImagePixels } from '@console/contracts/files';

/** An image with the parts alone that its pixels need, found without unpacking any of them. */
export interface ImageParts {
  bytes: Buffer;
  /** As stored, before a note on its orientation turns it. */
  pixels: ImagePixels;
}

/** Parts of a container, such as chunks and segments, besides those that hold pixels. More is no image that a camera makes. */
export const partsMax = 300;

/** A note on orientation is a few bytes of Exif; with the preview of a camera 64 kB. */
export const exifBytesMax = 65_536;

/** Parts that hold pixels: encoders write 8 kB and more into each, so that an image of many tiny ones is refused. */
export const pixelPartsMax = (bytes: number): number => partsMax + Math.floor(bytes / 4_096);
