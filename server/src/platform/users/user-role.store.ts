import type { Context } from '../context';
import { insertRows, type NewRow } from '../db/insert-rows';
import { sql } from '../db/sql';

type Writer = Pick<Context, 'db' | 'companyId'>;

/** Replaces the roles of a user. Unchanged roles are not written, because each write notifies open pages. */
export async function storeRoles({ db, companyId }: Writer, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.execute(sql`delete from user_role where user_id = ${userId} and role_id <> all(${[...roleIds]})`);
  const rows = roleIds.map((role_id): NewRow<'user_role'> => ({ company_id: companyId, user_id: userId, role_id }));
  await insertRows(db, 'user_role', rows, sql`on conflict do nothing`);
}
