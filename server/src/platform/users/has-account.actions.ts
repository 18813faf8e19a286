import { codes } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { addAttempt } from '../session/attempts/attempt.store';
import { daySeconds } from '../session/attempts/mail-turns';
import { isTaken } from './account-name.query';

/** Answers that a name or address is taken, by user in 24 hours; more would let the user search for accounts. */
const takenPerDay = 10;

/** Counts an answer that reveals an account, and refuses the call beyond the limit of a day. */
export async function countTakenAnswer({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): Promise<void> {
  const answers = await addAttempt(db, { scope: 'taken', key: [actor.userId], now }, daySeconds);
  if (answers > takenPerDay) throw new Refusal(codes.tooMany, { keepsChanges: true });
}

/** Returns whether an account has this login name or e-mail address, in any company. Such answers are limited. */
export async function hasAccount(name: string, context: Context): Promise<boolean> {
  if (!(await isTaken(context, name))) return false;
  await countTakenAnswer(context);
  return true;
}
