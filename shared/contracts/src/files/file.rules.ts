import '../platform/messages';
import type { FieldIssue } from '../issues';
import { type ImagePixels, typeOfBytes, uploadBytes, uploadLimits, type UploadPurpose } from './upload.rules';

const field = 'file';
const perMegabyte = 1024 * 1024;

/** How many bytes a file of a purpose may have where the platform lets any file have `most`. */
export const bytesMaxOf = (purpose: UploadPurpose, most: number = uploadBytes.max): number =>
  Math.min(uploadLimits[purpose].bytesMax, most);

/** Bytes as people say them, rounded down to a tenth: 2 MB and not 2097152. */
export const megabytesOf = (bytes: number): string => String(Math.floor((bytes * 10) / perMegabyte) / 10);

/** A file that is too large. Browser and server refuse by the same; `most` is what the platform lets any file have. */
export function sizeIssue(purpose: UploadPurpose, bytes: number, most?: number): FieldIssue | null {
  const max = bytesMaxOf(purpose, most);
  return bytes > max ? { field, code: 'FILE_SIZE', params: { max: megabytesOf(max) } } : null;
}

/** A file that is of another type, by its first bytes. */
export function typeIssue(purpose: UploadPurpose, head: Uint8Array): FieldIssue | null {
  const type = typeOfBytes(head);
  const isTaken = type !== null && uploadLimits[purpose].types.includes(type);
  return isTaken ? null : { field, code: 'FILE_TYPE', params: {} };
}

/** An image that has not exactly the pixels of its place; both sizes are said. */
export function pixelsIssue(purpose: UploadPurpose, pixels: ImagePixels): FieldIssue | null {
  const must = uploadLimits[purpose].pixels;
  if (!must || (must.width === pixels.width && must.height === pixels.height)) return null;
  return { field, code: 'FILE_DIMENSIONS', params: { is: sizeOf(pixels), must: sizeOf(must) } };
}

const sizeOf = ({ width, height }: ImagePixels) => `${width} × ${height}`;
