import type { FieldIssue } from '@console/contracts';
import {
  type ImagePixels,
  pixelsIssue,
  sizeIssue,
  typeIssue,
  uploadLimits,
  type UploadPurpose,
} from '@console/contracts/files';

/** Enough bytes for the signature of every type. */
const headBytes = 16;

/** Checks a file as the server will, before it is uploaded. `bytesMax` is the size limit of the platform. */
export async function checkFile(file: File, purpose: UploadPurpose, bytesMax?: number): Promise<FieldIssue | null> {
  const issue = sizeIssue(purpose, file.size, bytesMax) ?? typeIssue(purpose, await headOf(file));
  if (issue || !uploadLimits[purpose].pixels) return issue;
  const pixels = await pixelsOf(file);
  // A file that the browser cannot decode is left to the server, whose message is more precise.
  return pixels && pixelsIssue(purpose, pixels);
}

/** Returns the first bytes of a file, which identify its type. */
export const headOf = async (file: File) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** Returns the dimensions of an image after its EXIF rotation, as on the server; null if the file is not an image. */
export async function pixelsOf(file: File): Promise<ImagePixels | null> {
  try {
    const { width, height, close } = await bitmapOf(file);
    close();
    return { width, height };
  } catch {
    // Decoding fails only for a file that is not an image.
    return null;
  }
}

async function bitmapOf(file: File) {
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
