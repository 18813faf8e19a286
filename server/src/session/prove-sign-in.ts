import { codes } from '@console/contracts';
import type { PublicContext } from '../mount';
import { Refusal } from '../refusal';
import { passwordMatches } from './password';
import { afterFailure, isLocked } from './session.rules';
import { enterCompanyOfLogin, lockCandidate, updateFailures, type Candidate } from './sign-in.repo';

/** What somebody claims to be. */
interface Claim {
  loginName: string;
  password: string;
}

/**
 * The user behind a right name and password. Everything else is refused by the same words: an unknown name, a wrong
 * password, a locked or disabled account; it takes as long, too.
 */
export async function proveSignIn(context: PublicContext, { loginName, password }: Claim): Promise<Candidate> {
  const { db, now } = context;
  const found = (await enterCompanyOfLogin(db, loginName)) ? await lockCandidate(db, loginName) : null;
  const matches = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found) throw new Refusal(codes.signInFailed);
  if (!matches || !found.isActive || isLocked(found.failures, now)) return refuseSignIn(context, found);
  return found;
}

/** Counted and written down, although the answer is the one that an unknown name gets. */
async function refuseSignIn({ db, now, audit }: PublicContext, user: Candidate): Promise<never> {
  const { companyId, userId, loginName } = user;
  await updateFailures(db, userId, afterFailure(user.failures, now));
  const line = { objectType: 'user', objectId: userId, objectLabel: loginName };
  await audit(line, { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.signInFailed, { keepsChanges: true });
}
