import type { Db } from '../../../platform/context';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Maximum number of users that are notified of a role change. */
export const roleReadersMax = 200;

const readerRow = {
  ...pick(tables.app_user, 'language'),
  userId: text,
  accountType: tables.app_user.account_type,
  companyName: i18nText,
};

/**
 * Returns the active users of a role, except one. Returns one more than the maximum, so that callers can detect that
 * the maximum is exceeded.
 */
export async function findRoleReaders(
  db: Db,
  { roleId, except }: { roleId: string; except: string },
): Promise<RowOf<typeof readerRow>[]> {
  const { rows } = await db.execute(
    sql`
      select u.language, u.id as "userId", u.account_type as "accountType", c.name as "companyName"
      from user_role ur join app_user u on u.id = ur.user_id join company c on c.id = u.company_id
      where ur.role_id = ${roleId} and u.id <> ${except} and u.status = 'ACTIVE' and u.deleted_at is null
      order by u.id limit ${roleReadersMax + 1}`,
    readerRow,
  );
  return rows;
}
