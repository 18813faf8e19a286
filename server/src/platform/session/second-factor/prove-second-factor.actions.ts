import { codes } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { Refusal } from '../../refusal';
import type { Proven } from '../prove-sign-in.actions';
import type { SecretBox } from '../../vault/secret-box';
import { recoveryHash } from './recovery-codes';
import { storeFactorStep } from '../../users/user.store';
import { spendRecoveryCode } from './recovery-code.store';
import { lockFactor } from './second-factor.query';
import { acceptedStep } from './totp';

/**
 * Requires the second factor from users who have one. A wrong code counts as a failed sign-in; a missing code does not.
 */
export async function proveSecondFactor(
  { db, now, audit }: PublicContext,
  user: Proven,
  { totp = '', secrets }: { totp: string | undefined; secrets: SecretBox },
): Promise<void> {
  const { companyId, userId, loginName, door } = user;
  const { isEnabled } = await lockFactor(db, userId);
  if (!isEnabled) return;
  if (totp === '') throw new Refusal(codes.secondFactor);
  if (await acceptsCode({ db, now }, { userId, code: totp, secrets })) return;
  await door.failed();
  const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
  await audit(line, { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.secondFactor, { keepsChanges: true });
}

/** Returns whether a code is valid for the user's authenticator or is a recovery code, and invalidates it. */
export async function acceptsCode(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { userId, code, secrets }: { userId: string; code: string; secrets: SecretBox },
): Promise<boolean> {
  const { sealed, lastStep } = await lockFactor(db, userId);
  if (sealed === null) return false;
  const step = acceptedStep(code, Buffer.from(secrets.open(Buffer.from(sealed, 'hex')), 'hex'), { now, lastStep });
  if (step === null) return spendRecoveryCode(db, { userId, codeHash: recoveryHash(secrets, userId, code), now });
  await storeFactorStep(db, userId, step);
  return true;
}
