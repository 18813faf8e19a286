import type { FileStore } from '@console/server/platform/files/file-store';
import { demoLicences } from './licences';

/** Writes the licence files of the demo that the store does not have yet. Returns nothing to do next. */
export async function writeLicences(files: FileStore): Promise<number> {
  for (const { id, content } of demoLicences) {
    const stored = await files.open(id);
    if (stored !== null) {
      stored.destroy();
      continue;
    }
    const { stream, keep } = await files.create(id);
    stream.end(content);
    await keep();
  }
  return 0;
}
