import type { FileStore } from '@console/server/platform/files/file-store';
import { demoBrandImages } from './brand-images';
import { drawImage } from './draw-image';

/** Writes the brand images of the demo that the file store does not have yet. */
export async function writeBrandImages(files: FileStore): Promise<number> {
  for (const { id, svg } of demoBrandImages) {
    const stored = await files.open(id);
    if (stored !== null) {
      stored.destroy();
      continue;
    }
    const { stream, keep } = await files.create(id);
    stream.end(await drawImage(svg));
    await keep();
  }
  return 0;
}
