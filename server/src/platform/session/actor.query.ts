import type { SensitiveGroup } from '@console/contracts';
import type { AccountType, Actor, Db, Membership } from '../context';
import { factorRequiredSql } from './second-factor/factor-required.query';
import { membershipMerchants, membershipsColumn } from './membership.query';
import { permissionsOfMemberships } from './membership.rules';
import { includedColumn } from '../product-modules/included.query';
import { isOfEveryCompany } from '../product-modules/included.rules';
import { bool, json, nullable, pick, type RowOf, text, texts, textsOf } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Types of `actorColumns`. */
export const actorRow = {
  user_id: text,
  ...pick(
    tables.app_user,
    'login_name',
    'nickname',
    'company_id',
    'language',
    'account_type',
    'channel_id',
    'timezone',
  ),
  company_name: i18nText,
  company_timezone: text,
  /** Codes separated by spaces, unordered: they are compared in every call and rarely parsed. */
  permissions: nullable(text),
  hidden_groups: textsOf<SensitiveGroup>(),
  all_merchants: nullable(bool),
  merchant_ids: texts,
  seats: nullable(json<Membership[]>()),
  /** Permissions that the company's modules include for these users; null means all. */
  included: nullable(text),
  factor_due: bool,
};

type ActorRow = RowOf<typeof actorRow>;

/** Tables that contain user `u`, the user's company and the permissions of the user's roles. */
export const actorTables = sql`app_user u join company c on c.id = u.company_id
  cross join lateral (
    select string_agg(b.button_code, ' ') as permissions, bool_or(r.all_merchant_access) as all_merchants
    from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    left join role_button b on b.role_id = r.id where ur.user_id = u.id) as granted`;

/** Columns for a user's roles, permissions and scopes, from these tables. */
export const actorColumns = sql`
  u.id as user_id, u.login_name, u.nickname, u.company_id, u.account_type, u.channel_id, u.timezone, u.hidden_groups,
  c.timezone as company_timezone, c.name as company_name, u.language, granted.permissions, granted.all_merchants,
  case when u.account_type = 'WALLET' then array(${membershipMerchants}) else array(
    select merchant_id from user_merchant_scope m where m.user_id = u.id order by 1) end as merchant_ids,
  ${membershipsColumn} as seats, ${includedColumn} as included,
  u.totp_enabled_at is null and ${factorRequiredSql} as factor_due`;

export function actorOf(row: ActorRow): Actor {
  const isUnlimited =
    row.account_type === 'CHANNEL' || (row.account_type === 'WHITELABEL' && row.all_merchants === true);
  return {
    userId: row.user_id,
    loginName: row.login_name,
    nickname: row.nickname,
    companyId: row.company_id,
    companyName: row.company_name,
    language: row.language,
    accountType: row.account_type,
    merchantIds: isUnlimited ? null : row.merchant_ids,
    channelId: row.channel_id,
    memberships: row.seats,
    permissions: row.factor_due ? new Set() : permissionsOf(row),
    hiddenGroups: hiddenGroupsOf(row.account_type, row.hidden_groups),
    apiKey: null,
    timezone: row.timezone,
    companyTimezone: row.company_timezone,
  };
}

const permissionsOf = ({ seats: memberships, permissions, included }: ActorRow): Set<string> => {
  const given = memberships === null ? new Set(permissions?.split(' ')) : permissionsOfMemberships(memberships);
  if (included === null) return given;
  const codes = new Set(included.split(' '));
  return new Set([...given].filter((code) => codes.has(code) || isOfEveryCompany(code)));
};

/** Cardholder fields are hidden from channel users and wallet users, independent of their roles. */
const hiddenGroupsOf = (accountType: AccountType, hidden: readonly SensitiveGroup[]) =>
  new Set<SensitiveGroup>(
    accountType === 'CHANNEL' || accountType === 'WALLET'
      ? [...hidden, 'HOLDER_CONTACT', 'HOLDER_IDENTITY', 'HOLDER_ADDRESS']
      : hidden,
  );

/** Returns a user without a session; null if the user may not sign in. */
export async function findActor(owner: Db, userId: string): Promise<Actor | null> {
  const { rows } = await owner.execute(
    sql`
      select ${actorColumns} from ${actorTables}
      where u.id = ${userId} and u.status = 'ACTIVE' and u.deleted_at is null and c.status <> 'CLOSED'`,
    actorRow,
  );
  return rows[0] ? actorOf(rows[0]) : null;
}
