import { sandboxPermissions } from '@console/contracts/areas';
import type { Actor, Db } from '../context';
import type { Deps } from '../deps';
import { hashOf } from '../http/input';
import { findMenus } from './menu.query';
import { buttonsOf, knownPagesOf, nested, permittedMenus } from './menu.rules';

/** Returns what roles and releases decide about a user's menus, and its version. */
export async function findGrants(
  db: Db,
  { permissions: held, userId, hiddenGroups }: Actor,
  { releases, config }: Pick<Deps, 'releases' | 'config'>,
) {
  // In production no sandbox page is offered.
  const permissions = config.isSandbox ? held : new Set([...held].filter((code) => !sandboxPermissions.includes(code)));
  const { release } = await releases.viewFor({ by: 'user', userId }, db);
  const menus = await findMenus(db);
  const entries = permittedMenus({ menus, permissions, release });
  const granted = {
    systemMenuList: nested(entries),
    buttonLinkPageList: buttonsOf(permissions),
    knownPages: knownPagesOf(menus, release),
    hiddenGroups: [...hiddenGroups].sort(),
  };
  return { entries, granted, menuVersion: hashOf(granted).slice(0, 16) };
}
