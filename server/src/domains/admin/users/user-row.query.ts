import type { CompanyRestriction } from '../../../platform/companies/company-restriction.rules';
import type { AllowedAction, I18nText, SensitiveGroup } from '@console/contracts';
import type { User, UserAction, UserDetail } from '@console/contracts/users';
import type { Context } from '../../../platform/context';
import { bool, json, moment, nullable, oneOf, pick, type RowOf, text, textsOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { emailMask, masked, phoneMask } from '../../../platform/http/masking';
import { findFailing } from '../../../platform/session/door';
import { failureWindowMs } from '../../../platform/session/session.rules';
import { inNameOrder } from '../../../platform/listing/name-order';
import { refusalReasonOf } from './user.rules';

interface Named {
  id: string;
  name: I18nText;
}
const named = json<Named[]>();

export const userRow = {
  ...pick(tables.app_user, 'id', 'company_id', 'login_name', 'nickname', 'language', 'timezone', 'landing_page'),
  ...pick(tables.app_user, 'last_login_at', 'version', 'mac_address'),
  hidden_groups: textsOf<SensitiveGroup>(),
  account_type: oneOf('WHITELABEL', 'MERCHANT', 'CHANNEL'),
  status: oneOf('ACTIVE', 'INVITED', 'EXPIRED', 'LOCKED', 'DISABLED'),
  email: text,
  area_code: text,
  mobile: text,
  roles: named,
  merchants: named,
  all_merchants: bool,
  has_factor: bool,
  invited_until: nullable(moment),
  channel: nullable(json<Named>()),
  failures: bool,
};
type UserRow = RowOf<typeof userRow>;

/** A stored user. `isFailing` is true if failed sign-ins are counted but the account isn't locked. */
export interface StoredUser extends UserRow {
  isFailing: boolean;
}

/** Adds the failed sign-ins that are counted per network. */
export async function withFailures(
  context: Pick<Context, 'db' | 'now'>,
  rows: readonly UserRow[],
): Promise<StoredUser[]> {
  const ids = rows.map(({ id }) => id);
  const failing = await findFailing(context, ids);
  return rows.map((row) => ({ ...row, isFailing: row.failures || failing.has(row.id) }));
}

const invitedUntil = (now: Date): SQL => sql`(
  select max(t.expires_at) from password_token t
  where t.user_id = u.id and t.purpose = 'FIRST_LOGIN' and t.used_at is null and t.expires_at > ${now}::timestamptz)`;

/** Status of a user `u`. Computed, because invitations expire and locks after wrong passwords end with time. */
export const statusSql = (now: Date): SQL => sql`
  case when u.status = 'INVITED' and ${invitedUntil(now)} is null then 'EXPIRED'
    when u.status = 'ACTIVE' and u.locked_until > ${now}::timestamptz then 'LOCKED' else u.status end`;

const namedList = (rows: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object('id', it.id, 'name', it.name) order by ${inNameOrder(sql`it.name->>'en_US'`)}, it.id) from (${rows}) it), '[]')`;

export const userColumns = (now: Date): SQL => sql`
  u.id, u.company_id, u.login_name, u.nickname, u.account_type, u.language, u.timezone, u.landing_page, u.hidden_groups,
  u.last_login_at, u.version, u.mac_address, ${statusSql(now)} as status, coalesce(u.email, '') as email,
  coalesce(u.area_code, '') as area_code, coalesce(u.mobile, '') as mobile,
  ${namedList(sql`select r.id, r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.deleted_at is null`)} as roles,
  ${namedList(sql`select m.id, m.name from user_merchant_scope s join merchant m on m.id = s.merchant_id where s.user_id = u.id`)} as merchants,
  u.account_type = 'WHITELABEL' and exists (select from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = u.id and r.all_merchant_access and r.status = 'ACTIVE' and r.deleted_at is null) as all_merchants,
  u.totp_enabled_at is not null as has_factor, ${invitedUntil(now)} as invited_until,
  (select json_build_object('id', c.id, 'name', c.name) from channel c where c.id = u.channel_id) as channel,
  coalesce(u.failed_count > 0 and u.first_failed_at > ${new Date(now.getTime() - failureWindowMs)}::timestamptz, false) as failures`;

/** Facts that decide which actions on existing users are possible. */
export interface Holding {
  actor: Context['actor'];
  /** Roles of these users, including disabled ones, of which the actor holds all permissions. */
  held: ReadonlySet<string>;
  /** Reason why the company cannot get new users; null if it can. */
  restriction: CompanyRestriction | null;
}

export interface Meeting extends Holding {
  /** Active roles that the actor can grant. */
  given: ReadonlySet<string>;
}

/**
 * Returns whether a user has a role or can see a field group that the actor lacks. Hidden groups of channel users are
 * ignored, because channel users never see holders.
 */
const isBeyond = ({ roles, hidden_groups, account_type }: StoredUser, { actor, held }: Holding): boolean =>
  roles.some(({ id }) => !held.has(id)) ||
  (account_type !== 'CHANNEL' && [...actor.hiddenGroups].some((group) => !hidden_groups.includes(group)));

export const refusalReason = (user: StoredUser, holding: Holding) =>
  refusalReasonOf({ isOwn: user.id === holding.actor.userId, isBeyond: isBeyond(user, holding) });

const permissionOf: Record<UserAction, string> = {
  EDIT: 'admin.user.save',
  RESEND: 'admin.user.invite',
  WITHDRAW: 'admin.user.invite',
  UNLOCK: 'admin.user.status',
  CLEAR_FAILURES: 'admin.user.status',
  RESET_PASSWORD: 'admin.user.status',
  RESET_FACTOR: 'admin.user.status',
  SESSIONS: 'admin.user.status',
  DISABLE: 'admin.user.status',
  ENABLE: 'admin.user.status',
};

const actionsIn: Record<StoredUser['status'], UserAction[]> = {
  INVITED: ['EDIT', 'RESEND', 'WITHDRAW'],
  EXPIRED: ['EDIT', 'RESEND'],
  ACTIVE: ['EDIT', 'SESSIONS', 'CLEAR_FAILURES', 'RESET_PASSWORD', 'RESET_FACTOR', 'DISABLE'],
  LOCKED: ['EDIT', 'SESSIONS', 'UNLOCK', 'RESET_PASSWORD', 'RESET_FACTOR', 'DISABLE'],
  DISABLED: ['EDIT', 'ENABLE'],
};

/** Actions that are possible in the user's status, for any actor. */
export const actionsOf = ({ status, has_factor, isFailing }: StoredUser): UserAction[] =>
  actionsIn[status].filter(
    (action) => (action !== 'RESET_FACTOR' || has_factor) && (action !== 'CLEAR_FAILURES' || isFailing),
  );

function allowedActions(user: StoredUser, holding: Holding): AllowedAction[] {
  const reason = refusalReason(user, holding);
  return actionsOf(user)
    .filter((action) => holding.actor.permissions.has(permissionOf[action]))
    .map((action) => {
      const disabledReason = reason ?? (action === 'RESEND' ? holding.restriction : null);
      return disabledReason === null ? { action, enabled: true } : { action, enabled: false, reason: disabledReason };
    });
}

export function toUser(user: StoredUser, holding: Holding): User {
  const { actor } = holding;
  return {
    id: user.id,
    loginName: user.login_name,
    nickname: user.nickname,
    accountType: user.account_type,
    email: masked(actor, 'HOLDER_CONTACT', user.email === '' ? '' : emailMask(user.email)),
    mobile: masked(actor, 'HOLDER_CONTACT', phoneMask(user.area_code, user.mobile)),
    roles: user.roles,
    status: user.status,
    hasAllMerchants: user.all_merchants,
    merchants: user.merchants,
    hasSecondFactor: user.has_factor,
    lastLoginAt: instantOf(user.last_login_at),
    invitedUntil: user.status === 'INVITED' ? instantOf(user.invited_until) : null,
    version: user.version,
    allowedActions: allowedActions(user, holding),
  };
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export const toUserDetail = (user: StoredUser, holding: Holding): UserDetail => ({
  ...toUser(user, holding),
  areaCode: holding.actor.hiddenGroups.has('HOLDER_CONTACT') ? '' : user.area_code,
  macAddress: user.mac_address,
  language: user.language,
  timezone: user.timezone,
  landingPage: user.landing_page,
  hiddenGroups: user.hidden_groups,
  channel: user.channel,
});
