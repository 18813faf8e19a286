import type { Actor, Db } from '../context';
import { type RowOf, text } from '../db/column';
import { i18nText } from '../db/common-columns';
import type { StoredMenu } from './menu.rules';
import { recentMax } from './user-menu.store';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const { menu } = tables;
/** Types of `menuColumns`. */
export const menuRow = {
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

export const menuColumns = sql`id as "menuId", name_key as "nameKey", up_id as "upId", url, seq, icon, position,
  is_cache as "isCache", is_hidden as "isHidden", is_recent_user as "isRecentUser", names`;

export async function findMenus(db: Db): Promise<StoredMenu[]> {
  const { rows } = await db.execute(sql`select ${menuColumns} from menu order by seq, id`, menuRow);
  return rows.map(toMenu);
}

/** The table has only two values for the position. */
export const toMenu = (row: RowOf<typeof menuRow>): StoredMenu => ({ ...row, position: row.position === 1 ? 1 : 2 });

/** Returns the recent menus, newest first. */
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
