import { moveClock } from '@console/contracts/devops';
import type { Actor, Db } from '../context';
import type { Deps } from '../deps';
import { hashOf } from '../mounting/input';
import { findMenus } from './menu.repo';
import { buttonsOf, knownPagesOf, nested, permittedMenus } from './menu.rules';

/** Everything that roles and releases decide about a user's menus, and the version of exactly that. */
export async function findGrants(
  db: Db,
  { permissions: held, userId, hiddenGroups }: Actor,
  { releases, clockShift }: Pick<Deps, 'releases' | 'clockShift'>,
) {
  // Where the money is real the clock is nobody's to move, so nothing of the console offers it.
  const permissions = clockShift.isMovable ? held : new Set([...held].filter((code) => code !== moveClock.permission));
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
