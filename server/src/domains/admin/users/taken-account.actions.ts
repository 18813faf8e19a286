import type { FieldIssue } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { boundGuess } from '../../../platform/session/attempts/bounded-guess.actions';
import { daySeconds } from '../../../platform/session/attempts/mail-turns';
import { isTaken, lockAccountNames } from './user.query';

/** Addresses and login names that are in use already, by user in 24 hours: more is a search for accounts. */
const takenPerDay = 10;

/** What becomes the address or the login name of an account; null where it stays as it is. */
interface Wanted {
  loginName: string | null;
  email: string | null;
}

/**
 * Issues where the address or the login name is that of another account, of whichever company. Such an answer confirms
 * what the mask of an account hides, so it is counted, and refused once there were too many.
 */
export function findTaken({ loginName, email }: Wanted, context: Context): Promise<FieldIssue[]> {
  const { db, actor, now } = context;
  return boundGuess(db, {
    counters: loginName === null && email === null ? [] : [{ scope: 'taken', key: [actor.userId], now }],
    missesMax: takenPerDay,
    windowSeconds: daySeconds,
    look: async () => {
      await lockAccountNames(
        context,
        [loginName, email].filter((name) => name !== null),
      );
      return [
        ...(await issueOf('loginName', 'NAME_TAKEN', loginName, context)),
        ...(await issueOf('email', 'EMAIL_TAKEN', email, context)),
      ];
    },
    isMiss: (issues) => issues.length > 0,
  });
}

async function issueOf(field: string, code: string, account: string | null, context: Context): Promise<FieldIssue[]> {
  return account !== null && (await isTaken(context, account)) ? [{ field, code, params: {} }] : [];
}
