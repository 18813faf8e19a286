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
import type { App } from '../deps';
import { mountPublic, type PublicContext } from '../mount';
import { secretHash } from '../mounting/session-guard';
import { Refusal } from '../refusal';
import { proveSecondFactor } from '../second-factor/prove-second-factor';
import { hashPassword, passwordMatches } from '../session/password';
import { proveSignIn } from '../session/prove-sign-in';
import { acceptInvitations } from '../wallets/wallet-users/wallet-user.repo';
import {
  countTry,
  insertPasswordToken,
  lockOpenToken,
  storePassword,
  spendToken,
  type OpenToken,
} from './password.repo';
import { codeTriesMax, linkSeconds } from './password-token.rules';
import { newSecret } from './secrets';

export function passwordRoutes(app: App): void {
  const { secrets } = app.deps;

  mountPublic(app, checkPasswordPermission, async (proof, context) => {
    const token = 'token' in proof ? proof.token : await exchangeCode(context, proof);
    const { loginName, expiresAt, purpose } = await openToken(context, token);
    return { token, purpose, loginName, expiresAt: new Date(expiresAt).toISOString(), ...passwordRules };
  });

  mountPublic(app, resetPassword, async ({ token, nickname, ...typed }, context) => {
    const { userId, companyId, loginName, passwordHash, purpose } = await openToken(context, token);
    const isInvited = purpose === 'INVITATION';
    if (isInvited && !nickname) refuseWhere([{ field: 'nickname', code: 'REQUIRED', params: {} }]);
    await changePassword(context, { userId, passwordHash, typed });
    if (isInvited && nickname) await acceptInvitations(context.db, { userId, nickname, now: context.now });
    await context.audit(lineOf(userId, loginName, purpose), { companyId, userId, sessionId: null });
    return { ok: true };
  });

  mountPublic(app, updatePassword, async ({ loginName, oldPassword, captcha, totp, ...typed }, context) => {
    refuseWhere(checkNewPassword({ ...typed, oldPassword }));
    const user = await proveSignIn(context, { loginName, password: oldPassword, captcha, secrets });
    await proveSecondFactor(context, user, { totp, secrets });
    const { userId, companyId, passwordHash } = user;
    await changePassword(context, { userId, passwordHash, typed });
    await context.audit(lineOf(userId, loginName, 'OLD_PASSWORD'), { companyId, userId, sessionId: null });
    return { ok: true };
  });
}

const lineOf = (userId: string, loginName: string, by: string) => ({
  objectType: 'user',
  objectId: userId,
  objectLabel: loginName,
  after: { passwordSetBy: by },
});

function refuseWhere(fieldIssues: ReturnType<typeof checkNewPassword>): void {
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

/** A token that may set a password; a CODE is not one before it was exchanged. */
async function openToken(
  { db, now }: PublicContext,
  token: string,
): Promise<Omit<OpenToken, 'purpose'> & { purpose: PasswordPurpose }> {
  const open = await lockOpenToken(db, secretHash(token), now);
  if (!open || open.purpose === 'CODE') throw new Refusal(codes.linkInvalid);
  return { ...open, purpose: open.purpose };
}

/** The mailed code, once and after few tries, for a token of the same strength as a mailed link. */
async function exchangeCode(
  { db, now }: PublicContext,
  { reference, code }: { reference: string; code: string },
): Promise<string> {
  const tokenHash = secretHash(reference);
  const open = await lockOpenToken(db, tokenHash, now);
  if (!open || open.purpose !== 'CODE' || open.tries >= codeTriesMax) throw new Refusal(codes.linkInvalid);
  if (open.codeHash !== secretHash(reference + code)) {
    await countTry(db, tokenHash);
    throw new Refusal(codes.linkInvalid, { keepsChanges: true });
  }
  const token = newSecret();
  const { companyId, userId } = open;
  const fresh = { companyId, userId, lifeSeconds: linkSeconds, now };
  await insertPasswordToken(db, { ...fresh, tokenHash: secretHash(token), purpose: 'RESET' });
  await spendToken(db, tokenHash, now);
  return token;
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
  await storePassword(db, { userId, passwordHash: await hashPassword(typed.password), now });
}
