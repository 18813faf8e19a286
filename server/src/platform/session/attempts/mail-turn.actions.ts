import { codes } from '@console/contracts';
import type { Db } from '../../context';
import { Refusal } from '../../refusal';
import { type Attempt, takeTurn } from './attempt.store';

/** One mail, or so many, to one account in the wait; refused the same whether there is such an account or not. */
export async function takeMailTurn(db: Db, attempt: Attempt, waitSeconds: number, max = 1): Promise<void> {
  const retryAfterSeconds = await takeTurn(db, attempt, waitSeconds, max);
  if (retryAfterSeconds !== null) throw new Refusal(codes.tooMany, { data: { retryAfterSeconds } });
}
