import { codes } from '@console/contracts';
import type { Db } from '../../context';
import { Refusal } from '../../refusal';
import { type Attempt, takeTurn } from './attempt.store';

/** Limits the mails to one account to one per waiting time. The refusal is the same for accounts that do not exist. */
export async function takeMailTurn(db: Db, attempt: Attempt, waitSeconds: number, max = 1): Promise<void> {
  const retryAfterSeconds = await takeTurn(db, attempt, waitSeconds, max);
  if (retryAfterSeconds !== null) throw new Refusal(codes.tooMany, { data: { retryAfterSeconds } });
}
