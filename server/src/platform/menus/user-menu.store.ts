import type { Actor, Db } from '../context';
import { insertRows } from '../db/insert-rows';
import { lockCounted } from '../db/lock-counted';
import { sql } from '../db/sql';

/** Maximum number of recent menus of a user. */
export const recentMax = 5;

/** Makes a menu the user's most recent one and removes all but five. */
export async function storeRecent(db: Db, actor: Actor, { menuId, now }: { menuId: string; now: Date }): Promise<void> {
  const { companyId, userId } = actor;
  await lockCounted(db, 'recent menus', userId);
  await db.execute(sql`
    insert into user_menu_recent (company_id, user_id, menu_id, at) values (${companyId}, ${userId}, ${menuId}, ${now})
    on conflict (user_id, menu_id) do update set at = excluded.at`);
  await db.execute(sql`
    delete from user_menu_recent where user_id = ${userId} and menu_id not in
      (select menu_id from user_menu_recent where user_id = ${userId} order by at desc limit ${recentMax})`);
}

export async function deleteRecent(db: Db, { userId }: Actor): Promise<void> {
  await db.execute(sql`delete from user_menu_recent where user_id = ${userId}`);
}

/** Replaces a user's pins. Locks the user's row first, so that concurrent changes result in one complete order. */
export async function replacePins(db: Db, { companyId, userId }: Actor, menuIds: string[]): Promise<void> {
  await db.execute(sql`select 1 from app_user where id = ${userId} for update`);
  await db.execute(sql`delete from user_menu_pin where user_id = ${userId}`);
  const rows = menuIds.map((menu_id, index) => ({ company_id: companyId, user_id: userId, menu_id, seq: index + 1 }));
  await insertRows(db, 'user_menu_pin', rows);
}
