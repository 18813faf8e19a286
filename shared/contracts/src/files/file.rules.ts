import '../platform/messages';
import type { FieldIssue } from '../issues';
import { type ImagePixels, typeOfBytes, uploadBytes, uploadLimits, type UploadPurpose } from './upload.rules';

const field = 'file';
const perMegabyte = 1024 * 1024;

/** Returns the maximum bytes of a file for a purpose, given the platform's maximum `most` for any file. */
export const bytesMaxOf = (purpose: UploadPurpose, most: number = uploadBytes.max): number =>
  Math.min(uploadLimits[purpose].bytesMax, most);

/** Formats bytes in megabytes, rounded down to one decimal: 2 instead of 2097152. */
export const megabytesOf = (bytes: number): string => String(Math.floor((bytes * 10) / perMegabyte) / 10);

/**
 * Returns the issue of a file that is too large. Browser and server run the same check; `most` is the platform's
 * maximum for any file.
 */
export function sizeIssue(purpose: UploadPurpose, bytes: number, most?: number): FieldIssue | null {
  const max = bytesMaxOf(purpose, most);
  return bytes > max ? { field, code: 'FILE_SIZE', params: { max: megabytesOf(max) } } : null;
}

/** Returns the issue of a file whose first bytes are not of an accepted type. */
export function typeIssue(purpose: UploadPurpose, head: Uint8Array): FieldIssue | null {
  const type = typeOfBytes(head);
  const isTaken = type !== null && uploadLimits[purpose].types.includes(type);
  return isTaken ? null : { field, code: 'FILE_TYPE', params: {} };
}

/** Returns the issue of an image whose size differs from the required one. The message has both sizes. */
export function pixelsIssue(purpose: UploadPurpose, pixels: ImagePixels): FieldIssue | null {
  const must = uploadLimits[purpose].pixels;
  if (!must || (must.width === pixels.width && must.height === pixels.height)) return null;
  return { field, code: 'FILE_DIMENSIONS', params: { is: sizeOf(pixels), must: sizeOf(must) } };
}

const sizeOf = ({ width, height }: ImagePixels) => `${width} × ${height}`;
