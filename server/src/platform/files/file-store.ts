import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, promises as fs } from 'node:fs';
import path from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemCodeOf } from '../start/start-failure';

/** A file that is being written. It cannot be read before `keep`. */
interface FileDraft {
  stream: Writable;
  /** Ends the stream and stores the file. Resolves with its size and hash. */
  keep: () => Promise<{ bytes: number; sha256: string }>;
  drop: () => Promise<void>;
}

/** Store for files of any size, read and written as streams. Its paths are not served. */
export interface FileStore {
  create: (id: string) => Promise<FileDraft>;
  open: (id: string) => Promise<Readable | null>;
  remove: (id: string) => Promise<void>;
}

const idShape = /^file_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns a store in a folder, which processes on the same database share. */
export function folderFiles(folder: string): FileStore {
  const placeOf = (id: string) => {
    if (!idShape.test(id)) throw new Error(`${id} is not a file of the store`);
    return path.join(folder, id.slice(-2), id);
  };
  return {
    create: async (id) => {
      const place = placeOf(id);
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      return draftOf(place);
    },
    open: async (id) => {
      const place = placeOf(id);
      try {
        await fs.access(place);
        return createReadStream(place);
      } catch (error) {
        if (systemCodeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => fs.rm(placeOf(id), { force: true }),
  };
}

function draftOf(place: string): FileDraft {
  const draft = `${place}.${randomBytes(6).toString('hex')}`;
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const written = pipeline(stream, createWriteStream(draft, { mode: 0o600, flush: true }));
  // The writer gets a write error from the stream; without a listener here it would end the process.
  written.catch(() => undefined);
  return {
    stream,
    keep: async () => {
      stream.end();
      await written;
      await fs.rename(draft, place);
      return { bytes, sha256: hash.digest('hex') };
    },
    drop: async () => {
      stream.destroy();
      await written.catch(() => undefined);
      await fs.rm(draft, { force: true });
    },
  };
}
