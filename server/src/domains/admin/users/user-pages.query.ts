import type { OutputOf } from '@console/contracts';
import type { listUserPages } from '@console/contracts/users';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/deps';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { findGrants } from '../../../platform/menus/menu-grants';
import type { StoredRole } from './role-choice.query';

interface Chosen {
  roles: readonly StoredRole[];
  roleIds: readonly string[];
}

/** Returns the pages that these roles open, with the menu names of the actor's release. */
export async function findStartPages(
  { roles, roleIds }: Chosen,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { deps }: Pick<App, 'deps'>,
): Promise<OutputOf<typeof listUserPages>['list']> {
  const chosen = roles.filter(({ id, isActive }) => isActive && roleIds.includes(id));
  const { rows } = await db.execute(
    sql`select distinct button_code from held_button where role_id = any(${chosen.map(({ id }) => id)})`,
    pick(tables.role_button, 'button_code'),
  );
  const permissions = new Set(rows.map(({ button_code }) => button_code));
  const { entries } = await findGrants(db, { ...actor, permissions }, deps);
  return entries.filter(({ isHidden }) => !isHidden).map(({ url, names }) => ({ page: url, names }));
}
