import type { MenuDraft } from '@console/contracts/devops';
import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { bool, nullable, pick, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const menuRow = {
  ...pick(tables.menu, 'url', 'seq', 'icon', 'position', 'version'),
  menuId: text,
  nameKey: text,
  upId: nullable(text),
  isCache: bool,
  isHidden: bool,
  isRecentUser: bool,
  names: i18nText,
};

/** A menu with the version that its change must name. */
export type SavedMenu = StoredMenu & { version: number };

export async function findStoredMenus(db: Db): Promise<SavedMenu[]> {
  const { rows } = await db.execute(
    sql`
      select id as "menuId", name_key as "nameKey", up_id as "upId", url, seq, icon, position, is_cache as "isCache",
        is_hidden as "isHidden", is_recent_user as "isRecentUser", names, version
      from menu order by position, seq, id`,
    menuRow,
  );
  return rows.map((row) => ({ ...row, position: row.position === 1 ? 1 : 2 }));
}

/** Menus are few and lean on one another, so whoever changes one holds all until the change is done. */
export async function lockMenus(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7260311)`);
}

interface Saving {
  draft: MenuDraft;
  upId: string | null;
  by: string;
  now: Date;
}

export async function insertMenu(db: Db, { draft, upId, by, now }: Saving): Promise<void> {
  const { url, seq, icon, position, isCache, isHidden, isRecentUser } = draft;
  await db.execute(sql`
    insert into menu (id, name_key, up_id, url, seq, icon, position, is_cache, is_hidden, is_recent_user, names,
      updated_at, updated_by)
    values (${newId('menu')}, ${`menu.${url}`}, ${upId}, ${url}, ${seq}, ${icon}, ${position}, ${isCache}, ${isHidden},
      ${isRecentUser}, ${namesOf(draft)}::jsonb, ${now}, ${by})`);
}

/** Those below a menu are where it is. */
export async function updateMenu(db: Db, { draft, upId, by, now }: Saving): Promise<void> {
  const { url, seq, icon, position, isCache, isHidden, isRecentUser } = draft;
  await db.execute(sql`
    update menu set up_id = ${upId}, seq = ${seq}, icon = ${icon}, position = ${position}, is_cache = ${isCache},
      is_hidden = ${isHidden}, is_recent_user = ${isRecentUser}, names = ${namesOf(draft)}::jsonb,
      version = version + 1, updated_at = ${now}, updated_by = ${by}
    where url = ${url}`);
  await db.execute(sql`
    update menu set position = ${position}
    where up_id = (select id from menu where url = ${url}) and position <> ${position}`);
}

export async function deleteMenu(db: Db, menuId: string): Promise<void> {
  await db.execute(sql`delete from menu where id = ${menuId}`);
}

const namesOf = ({ nameEn, nameZh }: MenuDraft) => JSON.stringify({ en_US: nameEn, zh_CN: nameZh });
