import type { ImagePixels } from '@console/contracts/files';

/** An image reduced to the parts that contain its pixels. The parts are found without decompressing any of them. */
export interface ImageParts {
  bytes: Buffer;
  /** Width and height as stored, before the Exif orientation is applied. */
  pixels: ImagePixels;
}

/** Maximum number of chunks or segments without pixels; images of cameras have fewer. */
export const partsMax = 300;

/** Maximum size of Exif data: the orientation takes a few bytes, the preview of a camera up to 64 kB. */
export const exifBytesMax = 65_536;

/** Maximum number of parts with pixels. Encoders write at least 8 kB into each; images of many tiny parts are refused. */
export const pixelPartsMax = (bytes: number): number => partsMax + Math.floor(bytes / 4_096);
