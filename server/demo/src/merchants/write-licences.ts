import type { FileStore } from '@console/server/platform/files/file-store';
import { demoLicences } from './licences';

/** Writes the demo's licence files that are missing in the file store. Returns 0, so that the poller pauses. */
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
