import type { FieldIssue } from '@console/contracts';
import {
  type ImagePixels,
  pixelsIssue,
  sizeIssue,
  typeIssue,
  uploadLimits,
  type UploadPurpose,
} from '@console/contracts/files';

/** More than any sign of a type takes. */
const headBytes = 16;

/** What the server would have against a file, said before anything of it is sent; `bytesMax` as the platform has it set. */
export async function checkFile(file: File, purpose: UploadPurpose, bytesMax?: number): Promise<FieldIssue | null> {
  const issue = sizeIssue(purpose, file.size, bytesMax) ?? typeIssue(purpose, await headOf(file));
  if (issue || !uploadLimits[purpose].pixels) return issue;
  const pixels = await pixelsOf(file);
  // What the browser cannot draw the server has words for.
  return pixels && pixelsIssue(purpose, pixels);
}

const headOf = async (file: File) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** As the image is seen, turned by its note like on the server; null where it is none. */
async function pixelsOf(file: File): Promise<ImagePixels | null> {
  try {
    const { width, height, close } = await bitmapOf(file);
    close();
    return { width, height };
  } catch {
    // Not an image: no other reason is told apart.
    return null;
  }
}

async function bitmapOf(file: File) {
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
