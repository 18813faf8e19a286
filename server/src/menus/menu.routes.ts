import { codes, queryMenuChoices, queryMenus, recordRecentMenu } from '@console/contracts';
import type { Actor, Db } from '../context';
import type { App } from '../deps';
import { mount } from '../mount';
import { hashOf } from '../mounting/input';
import { Refusal } from '../refusal';
import { findMenus, findPinned, findRecent, keepRecent } from './menu.repo';
import { buttonsOf, knownPagesOf, nested, permittedMenus } from './menu.rules';

export function menuRoutes(app: App): void {
  const { release } = app.deps.builds;
  const permitted = async (db: Db, { permissions }: Actor) =>
    permittedMenus({ menus: await findMenus(db), permissions, release });

  mount(app, queryMenus, async (_input, { db, actor }) => {
    const menus = await findMenus(db);
    const entries = permittedMenus({ menus, permissions: actor.permissions, release });
    const recent = await findRecent(db, actor);
    const granted = {
      systemMenuList: nested(entries),
      buttonLinkPageList: buttonsOf(actor.permissions),
      knownPages: knownPagesOf(menus, release),
    };
    return {
      ...granted,
      recentMenuList: recent.flatMap((id) => entries.filter(({ menuId }) => menuId === id)),
      menuVersion: hashOf(granted).slice(0, 16),
    };
  });

  mount(app, queryMenuChoices, async (_input, { db, actor }) => {
    const pinned = new Set(await findPinned(db, actor));
    const entries = await permitted(db, actor);
    return {
      list: entries
        .filter(({ isHidden }) => !isHidden)
        .map((entry) => ({ ...entry, pinned: pinned.has(entry.menuId) })),
    };
  });

  mount(app, recordRecentMenu, async ({ menuId }, { db, actor, now }) => {
    const entry = (await permitted(db, actor)).find((it) => it.menuId === menuId);
    if (!entry) throw new Refusal(codes.notFound);
    if (entry.isRecentUser) await keepRecent(db, actor, { menuId, now });
    return { ok: true };
  });
}
