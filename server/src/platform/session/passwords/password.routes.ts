import {
  checkNewPassword,
  checkPasswordPermission,
  codes,
  passwordRules,
  resetPassword,
  updatePassword,
  type NewPassword,
  type PasswordPurpose,
} from '@console/contracts';
import { addAttempt, countAttempts, type Attempt } from '../attempts/attempt.store';
import { daySeconds } from '../attempts/mail-turns';
import { refuseRestrictedCompany } from '../../companies/refuse-restricted-company.actions';
import { guardCode, type Proving } from '../captcha/guard-form';
import type { App } from '../../deps';
import { mountPublic, type PublicContext } from '../../http/mount';
import { secretHash } from '../../http/secret-hash';
import { Refusal } from '../../refusal';
import { proveSecondFactor } from '../second-factor/prove-second-factor.actions';
import { doorOf, proofDoorOf } from '../door';
import { hashPassword, passwordMatches } from '../password';
import { proveSignIn } from '../prove-sign-in.actions';
import { noFailures } from '../session.rules';
import { countTry, insertPasswordToken, lockOpenToken, spendToken, type OpenToken } from './password-token.store';
import { setPassword } from './set-password.actions';
import { storeNickname } from '../../users/user.store';
import { codeTriesMax, linkSeconds, wrongCodesOfDayMax } from './password-token.rules';
import { ctxOf } from '../proven-ctx';
import { newSecret } from './secrets';
import { lockCounted } from '../../db/lock-counted';

export function passwordRoutes(app: App): void {
  const { secrets } = app.deps;
  const { features } = app.registry;

  mountPublic(app, checkPasswordPermission, async (proof, context) => {
    const token = 'token' in proof ? proof.token : await exchangeCode(context, { ...proof, secrets });
    const { loginName, expiresAt, purpose } = await openToken(context, token);
    return { token, purpose, loginName, expiresAt: new Date(expiresAt).toISOString(), ...passwordRules };
  });

  mountPublic(app, resetPassword, async ({ token, nickname, ...typed }, context) => {
    const { userId, companyId, loginName, passwordHash, purpose, status } = await openToken(context, token);
    const isInvited = purpose === 'INVITATION';
    if (isInvited || status === 'INVITED') await refuseRestrictedCompany(context.db, { companyId, field: 'password' });
    if (isInvited && !nickname) refuseWhere([{ field: 'nickname', code: 'REQUIRED', params: {} }]);
    await changePassword(context, { userId, passwordHash, typed });
    await (await doorOf(context, { userId, failures: noFailures })).passed();
    await (await proofDoorOf(context, userId)).passed();
    if (isInvited && nickname) {
      await storeNickname(context.db, { userId, nickname });
      for (const { joined } of features)
        await joined?.(ctxOf(context, { companyId, userId, sessionId: null, name: nickname }));
    }
    const { db, now } = context;
    if (status === 'INVITED') for (const { activated } of features) await activated?.({ db, now, userId });
    await context.audit(lineOf(userId, loginName, purpose), { companyId, userId, sessionId: null });
    return { ok: true };
  });

  mountPublic(app, updatePassword, async ({ loginName, oldPassword, captcha, totp, ...typed }, context) => {
    refuseWhere(checkNewPassword({ ...typed, oldPassword }));
    const user = await proveSignIn(context, { loginName, password: oldPassword, captcha, secrets, features });
    await proveSecondFactor(context, user, { totp, secrets });
    const { userId, companyId, passwordHash } = user;
    await changePassword(context, { userId, passwordHash, typed });
    await context.audit(lineOf(userId, loginName, 'OLD_PASSWORD'), { companyId, userId, sessionId: null });
    return { ok: true };
  });
}

const lineOf = (userId: string, loginName: string, by: string) => ({
  objectType: 'user' as const,
  objectId: userId,
  objectLabel: loginName,
  after: { passwordSetBy: by },
});

function refuseWhere(fieldIssues: ReturnType<typeof checkNewPassword>): void {
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

/** Returns a token that permits setting a password. A code must be exchanged for a token first. */
async function openToken(
  { db, now }: PublicContext,
  token: string,
): Promise<Omit<OpenToken, 'purpose'> & { purpose: PasswordPurpose }> {
  const open = await lockOpenToken(db, secretHash(token), now);
  if (!open || open.purpose === 'CODE') throw new Refusal(codes.linkInvalid);
  return { ...open, purpose: open.purpose };
}

interface MailedCode extends Proving {
  reference: string;
  code: string;
}

/** Exchanges a mailed code for a token as strong as a mailed link. A code works once and permits few attempts. */
async function exchangeCode(context: PublicContext, { reference, code, ...proving }: MailedCode): Promise<string> {
  const { db, now } = context;
  const { failed } = await guardCode(context, proving);
  const tokenHash = secretHash(reference);
  const open = await lockOpenToken(db, tokenHash, now);
  if (!open || !(await isRightCode(context, open, { tokenHash, codeHash: secretHash(reference + code) }))) {
    await failed();
    throw new Refusal(codes.linkInvalid, { keepsChanges: true });
  }
  const token = newSecret();
  const { companyId, userId } = open;
  const fresh = { companyId, userId, lifeSeconds: linkSeconds, now };
  await insertPasswordToken(db, { ...fresh, tokenHash: secretHash(token), purpose: 'RESET' });
  await spendToken(db, tokenHash, now);
  return token;
}

/**
 * Returns whether the code is right and neither the code nor the user has too many wrong attempts. A wrong attempt
 * counts for both.
 */
async function isRightCode(
  { db, now }: PublicContext,
  { purpose, tries, userId, codeHash: right }: OpenToken,
  { tokenHash, codeHash }: { tokenHash: string; codeHash: string },
): Promise<boolean> {
  const wrongOnes: Attempt = { scope: 'user', key: ['wrong-code', userId], now };
  if (purpose !== 'CODE' || tries >= codeTriesMax) return false;
  // The row lock of a code does not cover the user's other codes, so the counter has its own lock.
  await lockCounted(db, 'mailed codes', userId);
  if ((await countAttempts(db, wrongOnes, daySeconds)) >= wrongCodesOfDayMax) return false;
  if (codeHash === right) return true;
  await countTry(db, tokenHash);
  await addAttempt(db, wrongOnes, daySeconds);
  return false;
}

interface Change {
  userId: string;
  passwordHash: string;
  typed: NewPassword;
}

async function changePassword({ db, now }: PublicContext, { userId, passwordHash, typed }: Change): Promise<void> {
  refuseWhere(checkNewPassword(typed));
  if (await passwordMatches(passwordHash, typed.password))
    refuseWhere([{ field: 'password', code: 'PASSWORD_SAME', params: {} }]);
  await setPassword(db, { userId, passwordHash: await hashPassword(typed.password), now });
}
