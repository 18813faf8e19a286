import '../platform/messages';
import type { FieldIssue } from '../issues';
import { type ImagePixels, typeOfBytes, uploadLimits, type UploadPurpose } from './upload.rules';

const field = 'file';
const perMegabyte = 1024 * 1024;

/** A file that is too large, in the words of people: 2 MB and not 2097152. Browser and server refuse by the same. */
export function sizeIssue(purpose: UploadPurpose, bytes: number): FieldIssue | null {
  const { bytesMax } = uploadLimits[purpose];
  return bytes > bytesMax ? { field, code: 'FILE_SIZE', params: { max: String(bytesMax / perMegabyte) } } : null;
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
