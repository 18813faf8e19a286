import { randomBytes } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { systemCodeOf } from '../start/start-failure';

/** Where files are kept by the hash of their content. What is there is whole and never changes. */
export interface ObjectStore {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
}

const keyShape = /^[0-9a-f]{96}(\.br)?$/;

/** The store in a folder of this machine. */
export function folderStore(folder: string): ObjectStore {
  const placeOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error(`${key} is not a key of the store`);
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      if (await exists(place)) return;
      await fs.mkdir(path.dirname(place), { recursive: true });
      // Renamed when whole: an interrupted upload or a full disk leaves no half object under its name.
      const draft = `${place}.${randomBytes(6).toString('hex')}`;
      try {
        await fs.writeFile(draft, bytes);
        await fs.rename(draft, place);
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await fs.readFile(placeOf(key));
      } catch (error) {
        if (systemCodeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

const exists = (place: string): Promise<boolean> =>
  fs.access(place).then(
    () => true,
    () => false,
  );
