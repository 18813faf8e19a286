import { codes } from '@console/contracts';
import type { Db } from '../context';
import type { AtEnd } from '../db/transaction';
import { Refusal } from '../refusal';
import { claimKey, refusalOf, responseOf, type Submission } from './submission.store';

/**
 * Runs the work for the first of several equal submissions and answers the others with its stored result. The row is
 * written in the transaction of the work, so a refused or failed submission leaves no row and can be repeated. A
 * refusal that keeps its changes is stored too, so that they are not made twice.
 */
export async function once<Out>(
  db: Db,
  submission: Submission,
  { run, atEnd }: { run: () => Promise<Out>; atEnd: AtEnd },
): Promise<{ data: Out; replayed: boolean }> {
  const stored = await claimKey(db, submission);
  if (stored.at === 'running') throw new Refusal(codes.idempotencyInProgress);
  if (stored.at === 'other') throw new Refusal(codes.idempotencyMismatch);
  // The stored response was validated by the contract of the same path before it was written.
  if (stored.at === 'done') return { data: stored.response as Out, replayed: true };
  if (stored.at === 'refused') throw new Refusal(stored.refusal.code, stored.refusal);
  const data = await run().catch((error: unknown) => {
    if (error instanceof Refusal && error.keepsChanges) atEnd(refusalOf(submission, error));
    throw error;
  });
  atEnd(responseOf(submission, data));
  return { data, replayed: false };
}
