import type { Pool } from 'pg';
import type { Db } from '../../platform/context';
import { inTransaction } from '../../platform/db/transaction';
import { findListedKeys, lockObjectsExclusively } from './listed-object.query';
import type { ObjectStore, StoredObject } from './object-store';

/** Minimum age of a removed object. A publication takes minutes, and uploads all its files again on a retry. */
const orphanMs = 24 * 60 * 60_000;

/** Batch size; small, so that a publication hardly waits for a sweep. */
const batchMax = 50;

interface Sweep {
  pool: Pool;
  owner: Db;
  store: ObjectStore;
  clock: () => Date;
}

/**
 * Removes objects that no version lists. Each call reads one page of the store and removes at most one batch. Returns 0
 * after the last page, or if a publication is running.
 */
export function objectSweep({ pool, owner, store, clock }: Sweep): () => Promise<number> {
  let mark: string | null = null;
  let listed: Set<string> | null = null;
  return async () => {
    listed ??= await findListedKeys(owner);
    const keys = listed;
    const isOld = (putAt: Date) => clock().getTime() - putAt.getTime() > orphanMs;
    const { objects, next } = await store.list(mark);
    const orphans = objects.filter(({ name, putAt }) => isOld(putAt) && !isListed(keys, name));
    const batch = orphans.slice(0, batchMax);
    if (batch.length > 0 && !(await removeOrphans({ pool, store, batch, isOld }))) return 0;
    if (batch.length < orphans.length) return 1;
    mark = next;
    if (next !== null) return 1;
    listed = null;
    return 0;
  };
}

/** A compressed object is listed if its file is listed; a temporary file never is. */
const isListed = (listed: Set<string>, name: string) => listed.has(name.replace(/\.br$/, ''));

interface Removal {
  pool: Pool;
  store: ObjectStore;
  batch: readonly StoredObject[];
  isOld: (putAt: Date) => boolean;
}

/** Removes orphans after a second check under the lock. Returns false if a publication is running. */
const removeOrphans = ({ pool, store, batch, isOld }: Removal): Promise<boolean> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    if (!(await lockObjectsExclusively(db))) return false;
    const listed = await findListedKeys(
      db,
      batch.map(({ name }) => name.slice(0, 96)),
    );
    await Promise.all(
      batch.map(async ({ name }) => {
        const putAt = isListed(listed, name) ? null : await store.putAt(name);
        if (putAt && isOld(putAt)) await store.remove(name);
      }),
    );
    return true;
  });
