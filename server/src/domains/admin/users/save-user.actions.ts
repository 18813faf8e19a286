import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import { type saveUser, type UserDetail, type UserDraft, userIssues } from '@console/contracts/users';
import { isAreaCode, isTimezone } from '../../../platform/common/common-lists';
import type { App } from '../../../platform/deps';
import { refuseHidden } from '../../../platform/http/masking';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { keepOwner } from '../../../platform/roles/keep-owner.actions';
import { spendTokensOf } from '../../../platform/session/passwords/password-token.store';
import { storeColleague } from '../../../platform/users/user.store';
import { findSelectable } from '../../merchants/merchants/merchant-choice.query';
import { holdUser } from './hold-users.actions';
import { notifyAccess } from './notify-user.actions';
import { findGivenRoles, type StoredRole } from './role-choice.query';
import { findTaken } from './taken-account.actions';
import { findUser, meetingOf } from './user.query';
import { findStartPages } from './user-pages.query';
import { storeMerchants } from '../../../platform/users/user-merchant.store';
import { storeRoles } from '../../../platform/users/user-role.store';
import { type Meeting, type StoredUser, toUserDetail } from './user-row.query';
import { givenBeyondOwn } from './user.rules';

export async function saveUserOf(
  { id, version, ...draft }: InputOf<typeof saveUser>,
  context: SignedInContext,
  app: App,
): Promise<UserDetail> {
  const { db, actor, now, audit } = context;
  if (draft.email !== undefined || draft.mobile !== undefined || draft.areaCode !== undefined)
    refuseHidden(actor, ['HOLDER_CONTACT']);
  const { user: before, meeting } = await holdUser({ id, version }, 'EDIT', context);
  const roles = await findGivenRoles(context);
  const fieldIssues = [
    ...wrongIn(draft, before, { roles, meeting }),
    ...(await unreachableIn(draft, before, context)),
    ...(await takenIn(draft, before, context)),
    ...(await wrongPage(draft, before, { roles, context, app })),
  ];
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues, keepsChanges: true });
  const contact = contactOf(draft, before);
  await storeColleague(db, id, { ...draft, ...contact, by: actor.userId, now });
  // Links that were sent to the previous address become invalid.
  if (contact.email !== before.email) await spendTokensOf(db, id, now);
  await keepOwner(context, () => storeRoles(context, id, draft.roleIds));
  await storeMerchants(context, id, before.account_type === 'CHANNEL' ? [] : draft.merchantIds);
  const after = await findUser(context, id);
  await audit({
    objectType: 'user',
    objectId: id,
    objectLabel: after.login_name,
    before: lineOf(before),
    after: {
      ...lineOf(after),
      isEmailChanged: after.email !== before.email,
      isMobileChanged: after.area_code !== before.area_code || after.mobile !== before.mobile,
    },
  });
  await notifyAccess(context, before, after);
  return toUserDetail(after, await meetingOf(context));
}

/**
 * Audit facts of a user. E-mail address and phone number are omitted, because readers of the audit log may not be
 * permitted to see them.
 */
const lineOf = (user: StoredUser) => ({
  loginName: user.login_name,
  nickname: user.nickname,
  macAddress: user.mac_address,
  roleIds: user.roles.map(({ id }) => id),
  merchantIds: user.merchants.map(({ id }) => id),
  hiddenGroups: user.hidden_groups,
  language: user.language,
  timezone: user.timezone,
  landingPage: user.landing_page,
});

/**
 * Contact details after the change. Fields that are masked for the actor are missing in the draft and remain unchanged.
 */
const contactOf = ({ email, areaCode, mobile }: UserDraft, before: StoredUser) => ({
  email: email ?? before.email,
  areaCode: areaCode ?? before.area_code,
  mobile: mobile?.replace(/\D/g, '') ?? before.mobile,
});

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

interface Facts {
  roles: readonly StoredRole[];
  meeting: Meeting;
}

/** Returns the issues of the draft that need no further queries. */
function wrongIn(draft: UserDraft, before: StoredUser, { roles, meeting }: Facts): FieldIssue[] {
  const { areaCode, mobile } = contactOf(draft, before);
  const had = { roleIds: before.roles.map(({ id }) => id), hiddenGroups: before.hidden_groups };
  const isUnknown = draft.roleIds.some((id) => !roles.some((role) => role.id === id));
  return [
    ...(before.email === '' && draft.email === undefined ? [issue('email', 'REQUIRED')] : []),
    ...(mobile !== '' && areaCode === '' ? [issue('areaCode', 'REQUIRED')] : []),
    ...(areaCode === before.area_code || isAreaCode(areaCode) ? [] : [issue('areaCode', 'INVALID')]),
    ...(isTimezone(draft.timezone) || draft.timezone === before.timezone ? [] : [issue('timezone', 'INVALID')]),
    ...(isUnknown ? [issue('roleIds', 'INVALID')] : []),
    ...userIssues({ ...draft, accountType: before.account_type }, { roles, isNew: false }),
    ...givenBeyondOwn(draft, had, { given: meeting.given, hidden: meeting.actor.hiddenGroups }),
  ];
}

const isEmailChanged = ({ email }: UserDraft, before: StoredUser) =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase();

/** Returns an issue if the draft adds merchants that the actor can't select. */
async function unreachableIn(
  { merchantIds }: UserDraft,
  before: StoredUser,
  context: SignedInContext,
): Promise<FieldIssue[]> {
  const added = merchantIds.filter((id) => !before.merchants.some((one) => one.id === id));
  const selectable = await findSelectable(context, added);
  return added.every((id) => selectable.has(id)) ? [] : [issue('merchantIds', 'INVALID')];
}

const takenIn = (draft: UserDraft, before: StoredUser, context: SignedInContext): Promise<FieldIssue[]> =>
  findTaken(
    {
      loginName: draft.loginName === before.login_name ? null : draft.loginName,
      email: isEmailChanged(draft, before) ? (draft.email ?? null) : null,
    },
    context,
  );

interface Opening {
  roles: readonly StoredRole[];
  context: SignedInContext;
  app: App;
}

/**
 * Returns an issue if the user can't open the selected start page. An unchanged page is accepted, even if it has become
 * unavailable.
 */
async function wrongPage(
  { landingPage, roleIds }: UserDraft,
  before: StoredUser,
  { roles, context, app }: Opening,
): Promise<FieldIssue[]> {
  if (landingPage === before.landing_page) return [];
  const pages = await findStartPages({ roles, roleIds }, context, app);
  return pages.some(({ page }) => page === landingPage) ? [] : [issue('landingPage', 'INVALID')];
}
