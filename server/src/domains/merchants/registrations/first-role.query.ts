import type { I18nText } from '@console/contracts';
import type { Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { choiceSql } from '../../../platform/reference/parameter.query';
import { newMerchantStatus } from './registration.data';

/**
 * Role of the first user of a registered merchant: the oldest active role for merchant users, which never gives access to
 * all merchants. Row security limits it to the company.
 */
export const firstRoleSql: SQL = sql`
  select role.id, role.name from role
  where role.account_type = 'MERCHANT' and role.status = 'ACTIVE' and role.deleted_at is null
  order by role.created_at, role.id limit 1`;

/** Returns the role of the first user, or null if the company has none. */
export async function findFirstRole(db: Db): Promise<{ id: string; name: I18nText } | null> {
  const { rows } = await db.execute(firstRoleSql, { ...pick(tables.role, 'id'), name: i18nText });
  return rows[0] ?? null;
}

/** Returns the status of a merchant that an approval creates. */
export async function findNewStatus(db: Db): Promise<'DRAFT' | 'ACTIVE'> {
  const { rows } = await db.execute(sql`select ${choiceSql(newMerchantStatus)} as status`, { status: text });
  return rows[0]?.status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT';
}
