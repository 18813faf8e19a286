import { randomBytes } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { systemCodeOf } from '../../platform/start/start-failure';

/** Something that lies in a store, and when it was put there last. */
export interface StoredObject {
  name: string;
  putAt: Date;
}

/** Where files are stored by the hash of their content. What is there is whole and never changes. */
export interface ObjectStore {
  /** Done when the object can be read. It counts as new from then on, also where it was there before. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  /** When it was put last; null where there is none. */
  putAt: (name: string) => Promise<Date | null>;
  /** What lies there, a page at a time; `next` is the mark of the page that follows, null after the last. */
  list: (mark: string | null) => Promise<{ objects: StoredObject[]; next: string | null }>;
  remove: (name: string) => Promise<void>;
}

const keyShape = /^[0-9a-f]{96}(\.br)?$/;

/** What a process that died in the middle of a put leaves in a folder. */
const draftShape = /^[0-9a-f]{96}(\.br)?\.[0-9a-f]{12}$/;

/** Refuses whatever is no hash before it reaches a file or an address. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`${key} is not a key of the store`);
}

export const isKey = (name: string): boolean => keyShape.test(name);

/** The store in a folder; processes that serve one database share the folder. */
export function folderStore(folder: string): ObjectStore {
  const placeOf = (name: string) => {
    if (!draftShape.test(name)) checkKey(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  const putAt = (name: string) => unlessAbsent(async () => (await fs.stat(placeOf(name))).mtime);
  return {
    putAt,
    put: async (key, bytes) => {
      checkKey(key);
      const place = placeOf(key);
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Renamed when whole: an interrupted upload or a full disk leaves no half object under its name.
      const draft = `${place}.${randomBytes(6).toString('hex')}`;
      try {
        await fs.writeFile(draft, bytes, { mode: 0o600 });
        await fs.rename(draft, place);
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      checkKey(key);
      return unlessAbsent(() => fs.readFile(placeOf(key)));
    },
    list: async (mark) => {
      const folders = ((await unlessAbsent(() => fs.readdir(folder))) ?? []).filter((it) => /^[0-9a-f]{2}$/.test(it));
      const [here, ...rest] = folders.sort().filter((it) => mark === null || it > mark);
      if (here === undefined) return { objects: [], next: null };
      const objects: StoredObject[] = [];
      for (const name of await fs.readdir(path.join(folder, here))) {
        const at = isKey(name) || draftShape.test(name) ? await putAt(name) : null;
        if (at) objects.push({ name, putAt: at });
      }
      return { objects, next: rest.length > 0 ? here : null };
    },
    remove: (name) => fs.rm(placeOf(name), { force: true }),
  };
}

async function unlessAbsent<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
