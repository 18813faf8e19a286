import type { Db } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { menuColumns, menuRow, toMenu } from '../../../platform/menus/menu.query';
import type { StoredMenu } from '../../../platform/menus/menu.rules';

/** A menu with its version for optimistic locking. */
export type SavedMenu = StoredMenu & { version: number };

const savedRow = { ...menuRow, version: tables.menu.version };

export async function findStoredMenus(db: Db): Promise<SavedMenu[]> {
  const { rows } = await db.execute(sql`select ${menuColumns}, version from menu order by position, seq, id`, savedRow);
  return rows.map(({ version, ...row }) => ({ ...toMenu(row), version }));
}
