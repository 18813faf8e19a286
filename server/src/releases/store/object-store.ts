import { randomBytes } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { systemCodeOf } from '../../platform/start/start-failure';

/** Name of a stored object, and time of its last put. */
export interface StoredObject {
  name: string;
  putAt: Date;
}

/** Content-addressed store of files. Stored objects are complete and never change. */
export interface ObjectStore {
  /** Resolves once the object can be read. Renews the put time, also if the object already existed. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  /** Returns the time of the last put, or null if there is no such object. */
  putAt: (name: string) => Promise<Date | null>;
  /** Returns one page of objects; `next` is the mark of the next page, or null after the last one. */
  list: (mark: string | null) => Promise<{ objects: StoredObject[]; next: string | null }>;
  remove: (name: string) => Promise<void>;
}

const keyShape = /^[0-9a-f]{96}(\.br)?$/;

/** Name of a temporary file, which remains if the process fails during a put. */
const draftShape = /^[0-9a-f]{96}(\.br)?\.[0-9a-f]{12}$/;

/** Throws if the key is not a hash, before it is used in a path or URL. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`${key} is not a key of the store`);
}

export const isKey = (name: string): boolean => keyShape.test(name);

/** Store in a folder; all processes of one database share the folder. */
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
      // Write to a temporary file, then rename: an interrupted upload or a full disk must leave no partial object.
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
