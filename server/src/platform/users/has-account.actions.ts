import { codes } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { addAttempt } from '../session/attempts/attempt.store';
import { daySeconds } from '../session/attempts/mail-turns';
import { isTaken } from './account-name.query';

/** Maximum number of "name is taken" responses per user in 24 hours; more would permit searching for accounts. */
const takenPerDay = 10;

/** Counts a response that reveals an account, and refuses the call above the daily limit. */
export async function countTakenAnswer({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): Promise<void> {
  const answers = await addAttempt(db, { scope: 'taken', key: [actor.userId], now }, daySeconds);
  if (answers > takenPerDay) throw new Refusal(codes.tooMany, { keepsChanges: true });
}

/**
 * Returns whether an account in any company has this login name or e-mail address. The number of such responses is
 * limited.
 */
export async function hasAccount(name: string, context: Context): Promise<boolean> {
  if (!(await isTaken(context, name))) return false;
  await countTakenAnswer(context);
  return true;
}
