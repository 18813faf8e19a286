import type { Pool } from 'pg';
import type { Db } from '../../platform/context';
import { inTransaction } from '../../platform/db/transaction';
import type { Keys } from './keys';
import { findNewest, lockReleases, renewSignature } from './release.store';
import { renewedMs, textOf } from './release.rules';
import { signText } from './signing';

interface Renewal {
  pool: Pool;
  keys: Keys;
  clock: () => Date;
}

/** Signs the newest release anew once its signature is an hour old, with the same number. Says whether it did. */
export const renewRelease = ({ pool, keys, clock }: Renewal): Promise<boolean> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockReleases(db);
    return renewNewest(db, { keys, now: clock() });
  });

/**
 * The same for whoever holds the releases. A signature from the future was made by a clock that was ahead and has been set
 * right since: it is written anew too, as it would else live longer than it should.
 */
export async function renewNewest(db: Db, { keys, now }: { keys: Keys; now: Date }): Promise<boolean> {
  const newest = await findNewest(db);
  if (!newest || Math.abs(now.getTime() - Date.parse(newest.issuedAt)) < renewedMs) return false;
  const { shell }: { shell: string } = JSON.parse(newest.signed);
  const text = textOf({ number: newest.number, remotes: newest.remotes, shell, now });
  const { signatures } = signText('release', text, [keys.release]);
  await renewSignature(db, { number: newest.number, signed: text, signatures, issuedAt: now.toISOString() });
  return true;
}
