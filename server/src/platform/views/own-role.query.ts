import type { I18nText } from '@console/contracts';
import type { Context } from '../context';
import { pick } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const roleRow = { ...pick(tables.role, 'id'), name: i18nText };

/** Returns the user's current roles. */
export async function findOwnRoles({
  db,
  actor,
}: Pick<Context, 'db' | 'actor'>): Promise<{ id: string; name: I18nText }[]> {
  const { rows } = await db.execute(
    sql`
      select r.id, r.name from user_role u join role r on r.id = u.role_id
      where u.user_id = ${actor.userId} and r.status = 'ACTIVE' and r.deleted_at is null order by r.id`,
    roleRow,
  );
  return rows;
}
