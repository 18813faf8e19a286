import type { I18nText } from '@console/contracts';
import type { Db } from '../../../platform/context';
import { bool, pick, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { choiceSql } from '../../../platform/reference/parameter.query';
import { newMerchantStatus } from './registration.data';

/**
 * Role of the first user of a registered merchant: the oldest active role for merchant users, which never gives access
 * to all merchants. Row-level security limits it to the company.
 */
export const firstRoleSql: SQL = sql`
  select role.id, role.name from role
  where role.account_type = 'MERCHANT' and role.status = 'ACTIVE' and role.deleted_at is null
  order by role.created_at, role.id limit 1`;

/** True if the role of the first user has a permission that no active role of this user has. */
export const isBeyondSql = (userId: string): SQL => sql`
  exists (select from (${firstRoleSql}) first join held_button h on h.role_id = first.id
    where h.button_code not in (
      select own.button_code from user_role ur
      join role mine on mine.id = ur.role_id and mine.status = 'ACTIVE' and mine.deleted_at is null
      join held_button own on own.role_id = mine.id
      where ur.user_id = ${userId}))`;

interface FirstRole {
  id: string;
  name: I18nText;
  /** The role has a permission that the user who grants it lacks. */
  isBeyond: boolean;
}

/** Returns the role of the first user with the facts for this approver; null if the company has no such role. */
export async function findFirstRole(db: Db, userId: string): Promise<FirstRole | null> {
  const { rows } = await db.execute(
    sql`select f.id, f.name, ${isBeyondSql(userId)} as "isBeyond" from (${firstRoleSql}) f`,
    { ...pick(tables.role, 'id'), name: i18nText, isBeyond: bool },
  );
  return rows[0] ?? null;
}

/** Returns the status of a merchant that an approval creates. */
export async function findNewStatus(db: Db): Promise<'DRAFT' | 'ACTIVE'> {
  const { rows } = await db.execute(sql`select ${choiceSql(newMerchantStatus)} as status`, { status: text });
  return rows[0]?.status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT';
}
