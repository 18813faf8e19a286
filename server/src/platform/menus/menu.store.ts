import type { Actor, Db } from '../context';
import { type RowOf, text } from '../db/column';
import { i18nText } from '../db/common-columns';
import { insertRows } from '../db/insert-rows';
import type { StoredMenu } from './menu.rules';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const recentMax = 5;

const { menu } = tables;
const menuRow = {
  menuId: menu.id,
  nameKey: menu.name_key,
  upId: menu.up_id,
  url: menu.url,
  seq: menu.seq,
  icon: menu.icon,
  position: menu.position,
  isCache: menu.is_cache,
  isHidden: menu.is_hidden,
  isRecentUser: menu.is_recent_user,
  names: i18nText,
};

export async function findMenus(db: Db): Promise<StoredMenu[]> {
  const { rows } = await db.execute(
    sql`
      select id as "menuId", name_key as "nameKey", up_id as "upId", url, seq, icon, position, is_cache as "isCache",
        is_hidden as "isHidden", is_recent_user as "isRecentUser", names
      from menu order by seq, id`,
    menuRow,
  );
  return rows.map(toMenu);
}

/** The table has no third position. */
const toMenu = (row: RowOf<typeof menuRow>): StoredMenu => ({ ...row, position: row.position === 1 ? 1 : 2 });

/** Newest first. */
export async function findRecent(db: Db, actor: Actor): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select menu_id as id from user_menu_recent where user_id = ${actor.userId} order by at desc limit ${recentMax}`,
    { id: text },
  );
  return rows.map(({ id }) => id);
}

export async function findPinned(db: Db, actor: Actor): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select menu_id as id from user_menu_pin where user_id = ${actor.userId} order by seq`,
    { id: text },
  );
  return rows.map(({ id }) => id);
}

/** Puts a menu first among the user's recent ones and forgets all but five. */
export async function keepRecent(db: Db, actor: Actor, { menuId, now }: { menuId: string; now: Date }): Promise<void> {
  const { companyId, userId } = actor;
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

/** The user's row is locked first, so that two windows that pin at once leave one of the two orders, whole. */
export async function replacePins(db: Db, { companyId, userId }: Actor, menuIds: string[]): Promise<void> {
  await db.execute(sql`select 1 from app_user where id = ${userId} for update`);
  await db.execute(sql`delete from user_menu_pin where user_id = ${userId}`);
  const rows = menuIds.map((menu_id, index) => ({ company_id: companyId, user_id: userId, menu_id, seq: index + 1 }));
  await insertRows(db, 'user_menu_pin', rows);
}
