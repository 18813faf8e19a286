import type { Db } from '../../context';
import { storePassword } from '../../users/user.store';
import { endSessionsOf } from '../session.store';
import { spendTokensOf } from './password-token.store';

interface Password {
  userId: string;
  passwordHash: string;
  now: Date;
}

/** Sets a password, and invalidates the user's links, codes, failure counters and sessions. */
export async function setPassword(db: Db, password: Password): Promise<void> {
  const { userId, now } = password;
  await storePassword(db, password);
  await spendTokensOf(db, userId, now);
  await endSessionsOf(db, { userId, reason: 'PASSWORD_CHANGED', now });
}
