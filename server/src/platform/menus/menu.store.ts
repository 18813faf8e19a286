import type { MenuDraft } from '@console/contracts/releases';
import type { Db } from '../context';
import { newId } from '../db/ids';
import { sql } from '../db/sql';
import type { StoredMenu } from './menu.rules';

/** Locks all menus: they are few and depend on each other. */
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

/** Updates a menu; its sub-menus move with it. */
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

/** Inserts missing menus of the product; existing ones keep their changes. */
export async function insertMissingMenus(db: Db, menus: readonly StoredMenu[]): Promise<void> {
  for (const menu of menus)
    await db.execute(sql`
      insert into menu (id, name_key, up_id, url, seq, icon, position, is_cache, is_hidden, is_recent_user, names)
      values (${menu.menuId}, ${menu.nameKey}, ${menu.upId}, ${menu.url}, ${menu.seq}, ${menu.icon}, ${menu.position},
        ${menu.isCache}, ${menu.isHidden}, ${menu.isRecentUser}, ${JSON.stringify(menu.names)}::jsonb)
      on conflict do nothing`);
}
