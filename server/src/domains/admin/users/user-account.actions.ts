import { codes, type InputOf, mailWaitSeconds } from '@console/contracts';
import type {
  changeUserStatus,
  endUserSessions,
  mailUserPassword,
  resetUserFactor,
  unlockUser,
  User,
  UserStatus,
} from '@console/contracts/users';
import type { AuditFacts } from '../../../platform/context';
import type { SignedInContext } from '../../../platform/http/mount';
import { secretHash } from '../../../platform/http/secret-hash';
import { postMail } from '../../../platform/mail/outbox.store';
import { findSite } from '../../../platform/mail/site.query';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { Refusal } from '../../../platform/refusal';
import { keepOwner } from '../../../platform/roles/keep-owner.actions';
import { takeMailTurn } from '../../../platform/session/attempts/mail-turn.actions';
import { openDoors } from '../../../platform/session/door';
import { linkSeconds } from '../../../platform/session/passwords/password-token.rules';
import { insertPasswordToken, spendTokensOf } from '../../../platform/session/passwords/password-token.store';
import { newSecret } from '../../../platform/session/passwords/secrets';
import { deleteRecoveryCodes } from '../../../platform/session/second-factor/recovery-code.store';
import { endSessionRow, endSessionsOf } from '../../../platform/session/session.store';
import { findOwnSessions } from '../../../platform/profile/own-session.query';
import { clearFactor, storeUserStatus, touchUser } from '../../../platform/users/user.store';
import { holdUser } from './hold-users.actions';
import { settleLocked } from './notify-user.actions';
import { userTransitions } from './user.transitions';
import { findUser, meetingOf } from './user.query';
import { refusalReason, type StoredUser, toUser } from './user-row.query';

interface UserTransition extends RecordTransition<UserStatus> {
  to: 'ACTIVE' | 'DISABLED';
}

const userRecord: AuditedRecord<UserStatus, UserTransition> = {
  objectType: 'user',
  field: 'status',
  transitions: userTransitions,
  store: ({ db, by, now }, { id, to }) => storeUserStatus(db, { userId: id, status: to, by: by.id, now }),
};

/** Enables or disables a user. Disabling also ends the user's sessions and links. */
export async function changeStatusOf(
  { to, note, ...target }: InputOf<typeof changeUserStatus>,
  context: SignedInContext,
): Promise<User> {
  const { db, now } = context;
  const { user } = await holdUser(target, to === 'DISABLED' ? 'DISABLE' : 'ENABLE', context);
  await keepOwner(context, () =>
    transitionRecord(userRecord, context, { id: user.id, from: user.status, to, reason: note }),
  );
  if (to === 'DISABLED') {
    await endSessionsOf(db, { userId: user.id, reason: 'USER_DISABLED', now });
    await spendTokensOf(db, user.id, now);
  }
  return shown(user, context);
}

export async function unlockUserOf(target: InputOf<typeof unlockUser>, context: SignedInContext): Promise<User> {
  const { user } = await holdUser(target, ['UNLOCK', 'CLEAR_FAILURES'], context);
  await openDoors(context, user.id);
  await settleLocked(context.db, { userId: user.id, now: context.now });
  const facts =
    user.status === 'LOCKED'
      ? { before: { status: user.status }, after: { status: 'ACTIVE' } }
      : { after: { hasClearedFailures: true } };
  return written(user, facts, context);
}

/** Mails a password reset link to the user. */
export async function mailPasswordOf(
  target: InputOf<typeof mailUserPassword>,
  context: SignedInContext,
): Promise<User> {
  const { db, actor, now, visit } = context;
  const { companyId } = actor;
  const { user } = await holdUser(target, 'RESET_PASSWORD', context);
  const { id: userId, email, language, nickname: name, login_name } = user;
  if (email === '') throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'id', code: 'NO_EMAIL', params: {} }] });
  await takeMailTurn(db, { scope: 'mail', key: ['link', login_name], now }, mailWaitSeconds);
  const token = newSecret();
  const tokenHash = secretHash(token);
  await insertPasswordToken(db, { tokenHash, companyId, userId, purpose: 'RESET', lifeSeconds: linkSeconds, now });
  const { siteOrigins } = await findSite(db, companyId);
  const what = `${visit.linkOriginOf(siteOrigins)}/resetPassword?token=${token}`;
  const about = { type: 'user' as const, id: userId, label: name };
  await postMail(db, { companyId, to: email, language, letter: 'RESET_LINK', name, what, about, now });
  return written(user, { after: { mailed: 'RESET_LINK' } }, context);
}

/** Resets two-factor authentication. Also ends all sessions, including those on a lost device. */
export async function resetFactorOf(
  { note, ...target }: InputOf<typeof resetUserFactor>,
  context: SignedInContext,
): Promise<User> {
  const { db, now } = context;
  const { user } = await holdUser(target, 'RESET_FACTOR', context);
  await clearFactor(db, user.id);
  await deleteRecoveryCodes(db, user.id);
  await endSessionsOf(db, { userId: user.id, reason: 'FACTOR_RESET', now });
  return written(user, { after: { secondFactor: 'reset' }, reason: note }, context);
}

export async function endSessionsOfUser(
  { id, sessionId }: InputOf<typeof endUserSessions>,
  context: SignedInContext,
): Promise<{ ended: number }> {
  const { db, now, audit } = context;
  const user = await findUser(context, id);
  const reason = refusalReason(user, await meetingOf(context));
  if (reason !== null) throw new Refusal(codes.noPermission, { data: { reason } });
  const open = await findOwnSessions(db, { userId: id, sessionId: '', now });
  const ending = open.filter((session) => sessionId === undefined || session.id === sessionId);
  if (sessionId !== undefined && ending.length === 0) throw new Refusal(codes.notFound);
  for (const session of ending)
    await endSessionRow(db, { sessionId: session.id, reason: 'ENDED_BY_ADMINISTRATOR', now });
  // Also ends expired sessions, which are not in the count.
  if (sessionId === undefined) await endSessionsOf(db, { userId: id, reason: 'ENDED_BY_ADMINISTRATOR', now });
  const after = { endedSessions: ending.length };
  await audit({ objectType: 'user', objectId: id, objectLabel: user.login_name, after });
  return { ended: ending.length };
}

interface Facts {
  before?: AuditFacts;
  after: AuditFacts;
  reason?: string | undefined;
}

/** Increments the version and writes the audit log entry. */
async function written(user: StoredUser, { reason, ...facts }: Facts, context: SignedInContext): Promise<User> {
  const { db, actor, now, audit } = context;
  await touchUser(db, user.id, { by: actor.userId, now });
  const line = { objectType: 'user' as const, objectId: user.id, objectLabel: user.login_name };
  await audit({ ...line, ...facts, ...(reason && { reason }) });
  return shown(user, context);
}

const shown = async ({ id }: StoredUser, context: SignedInContext): Promise<User> =>
  toUser(await findUser(context, id), await meetingOf(context));
