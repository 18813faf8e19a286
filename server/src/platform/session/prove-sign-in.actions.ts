import { codes, type CaptchaSolution } from '@console/contracts';
import { guardSignIn } from './captcha/guard-form';
import type { PublicContext } from '../http/mount';
import type { Feature } from '../feature';
import { Refusal } from '../refusal';
import type { SecretBox } from '../vault/secret-box';
import { passwordMatches } from './password';
import { doorOf, type Door } from './door';
import { noFailures } from './session.rules';
import { enterCompanyOfLogin, lockCandidate, type Candidate } from './sign-in.query';

/** Credentials of a sign-in. */
interface Claim {
  loginName: string;
  password: string;
  captcha: CaptchaSolution | undefined;
  secrets: SecretBox;
  features: readonly Pick<Feature, 'locked'>[];
}

/** An authenticated user, with the counter of their attempts. */
export interface Proven extends Candidate {
  door: Door;
}

/** Stand-in for an unknown user, so that the check takes the same time. */
const nobody = { userId: 'usr_none', failures: noFailures };

/**
 * Returns the user with a valid name and password. A user of a closed company is refused with a separate code. An
 * unknown name, a wrong password, and a locked or disabled account are refused identically and after the same time.
 */
export async function proveSignIn(
  context: PublicContext,
  { loginName, password, captcha, secrets, features }: Claim,
): Promise<Proven> {
  const { db } = context;
  const guard = await guardSignIn(context, { who: loginName, captcha, secrets });
  const found = (await enterCompanyOfLogin(db, loginName)) ? await lockCandidate(db, loginName) : null;
  const matches = await passwordMatches(found?.passwordHash ?? null, password);
  const door = found?.isActive ? await reportingDoor(context, found, features) : await doorOf(context, found ?? nobody);
  if (found && matches && found.isActive && !door.isShut) {
    await guard.passed();
    if (found.companyStatus === 'CLOSED') return refuseClosed(context, found);
    return { ...found, door };
  }
  await guard.failed();
  if (found) await writeFailure(context, { ...found, door });
  throw new Refusal(codes.signInFailed, { keepsChanges: true });
}

/** Returns the counter of an active user. It reports a lock to the features, in the same transaction. */
async function reportingDoor(context: PublicContext, user: Candidate, features: Claim['features']): Promise<Door> {
  const { db, now } = context;
  const { userId } = user;
  const door = await doorOf(context, user);
  const failed = async () => {
    const hasLocked = await door.failed();
    if (hasLocked) for (const { locked } of features) await locked?.({ db, now, userId });
    return hasLocked;
  };
  return { ...door, failed };
}

/** Checked after the password, so that strangers cannot find out which names exist in a closed company. */
async function refuseClosed({ audit }: PublicContext, { companyId, userId, loginName }: Candidate): Promise<never> {
  const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
  await audit(line, { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.companyClosed, { keepsChanges: true });
}

/** Counts and logs a failure. The response is the same as for an unknown name. */
async function writeFailure({ audit }: PublicContext, { companyId, userId, loginName, door }: Proven): Promise<void> {
  await door.failed();
  const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
  await audit(line, { companyId, userId, sessionId: null, failed: true });
}
