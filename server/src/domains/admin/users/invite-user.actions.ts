import { codes, type FieldIssue, type InputOf, type PageName } from '@console/contracts';
import {
  type inviteUser,
  type resendInvitation,
  type User,
  type UserInvitation,
  userIssues,
} from '@console/contracts/users';
import { isStaff } from '../../../platform/audience/audience.rules';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import { refuseHidden } from '../../../platform/http/masking';
import type { SignedInContext } from '../../../platform/http/mount';
import { findSite } from '../../../platform/mail/site.query';
import { Refusal } from '../../../platform/refusal';
import { addAttempt } from '../../../platform/session/attempts/attempt.store';
import { daySeconds } from '../../../platform/session/attempts/mail-turns';
import { unusablePassword } from '../../../platform/session/password';
import { spendTokensOf } from '../../../platform/session/passwords/password-token.store';
import { holdAccess } from '../../../platform/roles/owner.query';
import { sendInvitation } from '../../../platform/users/send-invitation.actions';
import { insertInvitedColleague, touchUser } from '../../../platform/users/user.store';
import { findSelectable } from '../../merchants/merchants/merchant-choice.query';
import { holdUser } from './hold-users.actions';
import { findGivenRoles, findUserChannels } from './role-choice.query';
import { findTaken } from './taken-account.actions';
import { findUser, meetingOf } from './user.query';
import { storeMerchants } from '../../../platform/users/user-merchant.store';
import { storeRoles } from '../../../platform/users/user-role.store';
import { type StoredUser, toUser } from './user-row.query';
import { accountTypesOf, givenBeyondOwn } from './user.rules';

const landingPage: PageName = 'index';

/**
 * Daily limits of invitations per inviter. They are far above real use, and limit searches for addresses that have
 * accounts.
 */
const ofDayMax = { staff: 500, others: 50 };

export async function inviteUserTo(draft: InputOf<typeof inviteUser>, context: SignedInContext): Promise<User> {
  const { db, actor, now, audit } = context;
  // Field groups that are hidden from the inviter are also hidden from the new user.
  refuseHidden(actor, ['HOLDER_CONTACT']);
  await holdAccess(context);
  await refuseRestrictedCompany(db, { companyId: actor.companyId, field: 'email' });
  await takeInvitation(context);
  const fieldIssues = await wrongIn(draft, context);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues, keepsChanges: true });
  const { companyId } = actor;
  const { timezone } = await findSite(db, companyId);
  const id = await insertInvitedColleague(db, {
    ...draft,
    companyId,
    channelId: draft.accountType === 'CHANNEL' ? (draft.channelId ?? null) : null,
    // Field groups that are hidden from the inviter are hidden from the new user.
    hiddenGroups: [...actor.hiddenGroups],
    timezone,
    landingPage,
    passwordHash: await unusablePassword(),
    invitedBy: actor.userId,
    now,
  });
  if (id === null) throw new Refusal(codes.invalid, { fieldIssues: [issue('email', 'EMAIL_TAKEN')] });
  await storeRoles(context, id, draft.roleIds);
  await storeMerchants(context, id, draft.accountType === 'CHANNEL' ? [] : draft.merchantIds);
  const invitedUntil = await mailInvitation({ ...draft, id }, context);
  const { loginName, accountType, roleIds, merchantIds } = draft;
  await audit({
    objectType: 'user',
    objectId: id,
    objectLabel: loginName,
    after: { status: 'INVITED', accountType, roleIds, merchantIds, invitedUntil },
  });
  return toUser(await findUser(context, id), await meetingOf(context));
}

/** Counts an invitation; refuses beyond the daily limit. */
async function takeInvitation({ db, actor, now }: SignedInContext): Promise<void> {
  const sent = await addAttempt(db, { scope: 'user', key: ['invite-user', actor.userId], now }, daySeconds);
  if (sent > (isStaff(actor) ? ofDayMax.staff : ofDayMax.others)) throw new Refusal(codes.tooMany);
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

async function wrongIn(draft: UserInvitation, context: SignedInContext): Promise<FieldIssue[]> {
  const { actor } = context;
  const roles = await findGivenRoles(context);
  const { given } = await meetingOf(context);
  const selectable = await findSelectable(context, draft.merchantIds);
  const channels = draft.channelId === undefined ? [] : await findUserChannels(context);
  const hiddenGroups = [...actor.hiddenGroups];
  return [
    ...(accountTypesOf(actor).includes(draft.accountType) ? [] : [issue('accountType', 'INVALID')]),
    ...userIssues(draft, { roles, isNew: true }),
    ...givenBeyondOwn({ ...draft, hiddenGroups }, null, {
      given,
      hidden: actor.hiddenGroups,
    }),
    ...(draft.merchantIds.every((id) => selectable.has(id)) ? [] : [issue('merchantIds', 'INVALID')]),
    ...(draft.channelId === undefined || channels.some(({ id }) => id === draft.channelId)
      ? []
      : [issue('channelId', 'INVALID')]),
    ...(await findTaken(draft, context)),
  ];
}

type Addressee = Pick<UserInvitation, 'email' | 'nickname' | 'language'> & { id: string };

const mailInvitation = async (addressee: Addressee, context: SignedInContext): Promise<string> => {
  const { siteOrigins } = await findSite(context.db, context.companyId);
  return sendInvitation(context, { ...addressee, origin: context.visit.linkOriginOf(siteOrigins) });
};

export async function resendInvitationTo(
  target: InputOf<typeof resendInvitation>,
  context: SignedInContext,
): Promise<User> {
  const { user } = await holdUser(target, 'RESEND', context);
  await refuseRestrictedCompany(context.db, { companyId: context.actor.companyId, field: 'id' });
  const { email, nickname, language, id } = user;
  const invitedUntil = await mailInvitation({ id, email, nickname, language }, context);
  return written(user, { status: 'INVITED', invitedUntil }, context);
}

/** Expires an invitation immediately. Its link becomes invalid. */
export async function withdrawInvitationOf(
  target: InputOf<typeof resendInvitation>,
  context: SignedInContext,
): Promise<User> {
  const { user } = await holdUser(target, 'WITHDRAW', context);
  await spendTokensOf(context.db, user.id, context.now);
  return written(user, { status: 'EXPIRED' }, context);
}

/** Increments the version and writes the audit log entry. */
async function written(
  { id, status, login_name }: StoredUser,
  after: { status: string; invitedUntil?: string },
  context: SignedInContext,
): Promise<User> {
  const { db, actor, now, audit } = context;
  await touchUser(db, id, { by: actor.userId, now });
  await audit({ objectType: 'user', objectId: id, objectLabel: login_name, before: { status }, after });
  return toUser(await findUser(context, id), await meetingOf(context));
}
