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

/** Renews the newest release's signature once it is an hour old; the number stays. Returns true if it was renewed. */
export const renewRelease = ({ pool, keys, clock }: Renewal): Promise<boolean> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockReleases(db);
    return renewNewest(db, { keys, now: clock() });
  });

/**
 * Variant for callers that hold the release lock. A signature time in the future comes from a clock that was ahead and
 * was corrected since; such a signature is renewed too, because it would otherwise be valid for too long.
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
