import type { Db } from '../../../platform/context';
import { pick, type RowOf } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const readerRow = pick(tables.app_user, 'id', 'language');

/** Maximum number of notified users per company. */
const readersMax = 200;

/** Returns the active users of a company, except one, who can edit its roles. */
export async function findRoleEditors(
  db: Db,
  { companyId, except }: { companyId: string; except: string },
): Promise<RowOf<typeof readerRow>[]> {
  const { rows } = await db.execute(
    sql`
      select u.id, u.language from app_user u
      where u.company_id = ${companyId} and u.account_type = 'WHITELABEL' and u.status = 'ACTIVE'
        and u.deleted_at is null and u.id <> ${except} and exists (
          select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
          join held_button b on b.role_id = r.id and b.button_code = 'admin.role.save'
          where ur.user_id = u.id)
      order by u.id limit ${readersMax}`,
    readerRow,
  );
  return rows;
}
