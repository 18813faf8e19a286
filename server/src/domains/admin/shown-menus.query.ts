import type { Context } from '../../platform/context';
import type { Deps } from '../../platform/deps';
import { findMenus } from '../../platform/menus/menu.query';
import { neededBy, type ShownMenu, shownMenus } from '../../platform/menus/menu.rules';

/** Returns the visible menus of the actor's release, in order. */
export async function findShownMenus(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { releases }: Pick<Deps, 'releases'>,
): Promise<ShownMenu[]> {
  const { release } = await releases.viewFor({ by: 'user', userId: actor.userId }, db);
  return shownMenus(await findMenus(db), neededBy(release));
}
