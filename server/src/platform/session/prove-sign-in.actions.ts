import { codes, type CaptchaSolution } from '@console/contracts';
import { guardSignIn } from './captcha/guard-form';
import type { PublicContext } from '../http/mount';
import { Refusal } from '../refusal';
import type { SecretBox } from '../vault/secret-box';
import { passwordMatches } from './password';
import { doorOf, type Door } from './door';
import { noFailures } from './session.rules';
import { enterCompanyOfLogin, lockCandidate, type Candidate } from './sign-in.query';

/** What somebody claims to be. */
interface Claim {
  loginName: string;
  password: string;
  captcha: CaptchaSolution | undefined;
  secrets: SecretBox;
}

/** A user, and the door that they came to. */
export interface Proven extends Candidate {
  door: Door;
}

/** Asked for like a user, so that an unknown name takes as long. */
const nobody = { userId: 'usr_none', failures: noFailures };

/**
 * The user behind a right name and password. Everything else is refused by the same words: an unknown name, a wrong
 * password, a locked or disabled account; it takes as long, too.
 */
export async function proveSignIn(
  context: PublicContext,
  { loginName, password, captcha, secrets }: Claim,
): Promise<Proven> {
  const { db } = context;
  const guard = await guardSignIn(context, { who: loginName, captcha, secrets });
  const found = (await enterCompanyOfLogin(db, loginName)) ? await lockCandidate(db, loginName) : null;
  const matches = await passwordMatches(found?.passwordHash ?? null, password);
  const door = await doorOf(context, found ?? nobody);
  if (found && matches && found.isActive && !door.isShut) {
    await guard.passed();
    return { ...found, door };
  }
  await guard.failed();
  if (found) await writeFailure(context, { ...found, door });
  throw new Refusal(codes.signInFailed, { keepsChanges: true });
}

/** Counted and written down, although the answer is the one that an unknown name gets. */
async function writeFailure({ audit }: PublicContext, { companyId, userId, loginName, door }: Proven): Promise<void> {
  await door.failed();
  const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
  await audit(line, { companyId, userId, sessionId: null, failed: true });
}
