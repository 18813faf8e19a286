import type { Actor, Db } from '../context';
import type { Release } from '@console/contracts/release';
import { hashOf } from '../mounting/input';
import { findMenus } from './menu.repo';
import { buttonsOf, knownPagesOf, nested, permittedMenus } from './menu.rules';

/** Everything that roles and releases decide about a user's menus, and the version of exactly that. */
export async function findGrants(db: Db, { permissions }: Actor, release: Release) {
  const menus = await findMenus(db);
  const entries = permittedMenus({ menus, permissions, release });
  const granted = {
    systemMenuList: nested(entries),
    buttonLinkPageList: buttonsOf(permissions),
    knownPages: knownPagesOf(menus, release),
  };
  return { entries, granted, menuVersion: hashOf(granted).slice(0, 16) };
}
