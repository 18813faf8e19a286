import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../start/kernel-lock.mjs';
import { StartFailure } from '../start/start-failure';
import { makeKeyFile, parseKey } from './key-file';

interface WrappingKey {
  /** Derived from the key, so that ids need not be stored. It reveals nothing about the key. */
  id: string;
  key: Buffer;
}

/** Wrapping keys of record keys. The current one wraps; the others only unwrap. */
export interface WrappingKeys {
  current: WrappingKey;
  /** Returns the key with this id; throws if there is none. */
  find: (id: string) => Buffer;
}

/** Takes the keys, newest first. */
export function wrappingKeysOf(keys: [Buffer, ...Buffer[]]): WrappingKeys {
  const named = keys.map((key) => ({ id: idOf(key), key }));
  return {
    current: { id: idOf(keys[0]), key: keys[0] },
    find: (id) => {
      const found = named.find((one) => one.id === id);
      if (!found) throw new Error(`The wrapping key ${id} is not configured.`);
      return found.key;
    },
  };
}

const idOf = (key: Buffer) => createHash('sha256').update('wrapping-key').update(key).digest('hex').slice(0, 12);

/** `rotates`: a new key is added first. */
interface Request {
  rotates: boolean;
}

/**
 * Loads the wrapping keys from `CARD_WRAPPING_KEYS` (newest first, separated by commas), or from a file in the data
 * folder with one key per line. A key may be removed only when no row uses it; the running server wraps the rows of old
 * keys again.
 */
export function loadWrappingKeys(
  dataDir: string,
  fromEnvironment: string | undefined,
  { rotates }: Request,
): WrappingKeys {
  if (fromEnvironment !== undefined) {
    if (rotates) throw new StartFailure('Put the new key first in CARD_WRAPPING_KEYS instead of --rotate-card-keys.');
    return listOf(fromEnvironment.split(','), 'CARD_WRAPPING_KEYS');
  }
  const file = path.join(dataDir, 'card-wrapping.keys');
  if (!existsSync(file)) makeKeyFile(file, newLine());
  if (rotates) rotate(file);
  return listOf(readFileSync(file, 'utf8').trim().split('\n'), file);
}

const newLine = () => `${randomBytes(32).toString('hex')}\n`;

/**
 * Rotates under a lock: otherwise the second of two parallel rotations would overwrite the list without the key of the
 * first.
 */
function rotate(file: string): void {
  const result = lockFile(`${file}.lock`);
  if (result.at === 'held')
    throw new StartFailure(`The card keys in ${file} are being rotated by ${result.by}; start again when it is done.`);
  if (result.at === 'failed')
    throw new StartFailure(`The card keys in ${file} cannot be locked (${result.reason}), so they are not rotated.`);
  try {
    putOnTop(file);
  } finally {
    result.release();
  }
}

/** Renames atomically: a process that dies in between leaves the old list unchanged. */
function putOnTop(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, newLine() + readFileSync(file, 'utf8'), { mode: 0o600 });
  renameSync(draft, file);
}

function listOf(lines: string[], where: string): WrappingKeys {
  const [first = '', ...rest] = lines.map((line) => line.trim());
  return wrappingKeysOf([parseKey(first, where), ...rest.map((line) => parseKey(line, where))]);
}
