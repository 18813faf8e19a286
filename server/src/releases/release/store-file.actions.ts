import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { codes } from '@console/contracts';
import { Refusal } from '../../platform/refusal';
import { systemCodeOf } from '../../platform/start/start-failure';
import { integrityOf } from './integrity';
import type { ObjectStore } from '../store/object-store';
import { keyOf } from './releases';

const pack = promisify(brotliCompress);

const best = (length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** Error codes of a file system that is full or over its quota. */
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

async function put(store: ObjectStore, key: string, bytes: Buffer): Promise<void> {
  try {
    await store.put(key, bytes);
  } catch (error) {
    if (!noRoom.has(systemCodeOf(error))) throw error;
    const reason = 'The store for version files is full; nothing was published. Free some space and publish again.';
    throw new Refusal(codes.transition, { data: { reason } });
  }
}

/** Stores a file under its content hash, and its Brotli form beside it, so that no request has to compress it. */
export async function storeFile(store: ObjectStore, bytes: Buffer): Promise<{ integrity: string; length: number }> {
  const integrity = integrityOf(bytes);
  const packed = await pack(bytes, best(bytes.length));
  // Store the compressed form first: once the file is stored, both exist.
  if (packed.length < bytes.length) await put(store, `${keyOf(integrity)}.br`, packed);
  await put(store, keyOf(integrity), bytes);
  return { integrity, length: bytes.length };
}
