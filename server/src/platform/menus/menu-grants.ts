import { sandboxPermissions } from '@console/contracts/areas';
import type { Release } from '@console/contracts/release';
import type { Actor, Db } from '../context';
import type { Deps } from '../deps';
import { hashOf } from '../http/input';
import { findMenus } from './menu.query';
import { buttonsOf, knownPagesOf, nested, permittedMenus, type StoredMenu } from './menu.rules';

/** Returns the permissions and release that determine a user's menus, with their version. */
export async function findGrants(
  db: Db,
  { permissions, userId, hiddenGroups }: Actor,
  { releases, config }: Pick<Deps, 'releases' | 'config'>,
) {
  const { release } = await releases.viewFor({ by: 'user', userId }, db);
  const menus = await findMenus(db);
  const { entries, ...lists } = menusGrantedBy(permissions, { menus, release, config });
  const granted = {
    ...lists,
    knownPages: knownPagesOf(menus, release),
    hiddenGroups: [...hiddenGroups].sort(),
  };
  return { entries, granted, menuVersion: hashOf(granted).slice(0, 16) };
}

interface Sources extends Pick<Deps, 'config'> {
  menus: StoredMenu[];
  release: Release;
}

/** Returns the menus and buttons that permissions grant. In production no sandbox page is offered. */
export function menusGrantedBy(held: ReadonlySet<string>, { menus, release, config }: Sources) {
  const permissions = config.isSandbox ? held : new Set([...held].filter((code) => !sandboxPermissions.includes(code)));
  const entries = permittedMenus({ menus, permissions, release });
  return { entries, systemMenuList: nested(entries), buttonLinkPageList: buttonsOf(permissions) };
}
