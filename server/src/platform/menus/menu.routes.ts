import {
  clearRecentMenus,
  codes,
  pinMenus,
  queryMenuChoices,
  queryMenus,
  recordRecentMenu,
  unpinMenu,
} from '@console/contracts';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { Refusal } from '../refusal';
import { findGrants } from './menu-grants';
import { findPinned, findRecent } from './menu.query';
import { deleteRecent, replacePins, storeRecent } from './user-menu.store';
import type { FlatEntry } from './menu.rules';

export function menuRoutes(app: App): void {
  mount(app, queryMenus, async (_input, { db, actor, isFactorDue }) => {
    const { entries, granted, menuVersion } = await findGrants(db, actor, app.deps);
    return {
      ...granted,
      recentMenuList: inOrder(await findRecent(db, actor), entries),
      pinnedMenuList: inOrder(await findPinned(db, actor), entries),
      menuVersion,
      ...(isFactorDue && { secondFactorDue: true }),
    };
  });

  mount(app, queryMenuChoices, async (_input, { db, actor }) => {
    const pinned = new Set(await findPinned(db, actor));
    const { entries } = await findGrants(db, actor, app.deps);
    return {
      list: entries
        .filter(({ isHidden }) => !isHidden)
        .map((entry) => ({ ...entry, pinned: pinned.has(entry.menuId) })),
    };
  });

  mount(app, recordRecentMenu, async ({ menuId }, { db, actor, now }) => {
    const { entries } = await findGrants(db, actor, app.deps);
    const entry = entries.find((it) => it.menuId === menuId);
    if (!entry) throw new Refusal(codes.notFound);
    if (entry.isRecentUser) await storeRecent(db, actor, { menuId, now });
    return { ok: true };
  });

  mount(app, pinMenus, async ({ menuIds }, { db, actor }) => {
    const { entries } = await findGrants(db, actor, app.deps);
    const shown = new Set(entries.filter(({ isHidden }) => !isHidden).map(({ menuId }) => menuId));
    if (menuIds.some((menuId) => !shown.has(menuId))) throw new Refusal(codes.notFound);
    const wanted = [...new Set(menuIds)];
    await replacePins(db, actor, wanted);
    return { menuIds: wanted };
  });

  mount(app, unpinMenu, async ({ menuId }, { db, actor }) => {
    const left = (await findPinned(db, actor)).filter((pinned) => pinned !== menuId);
    await replacePins(db, actor, left);
    return { menuIds: left };
  });

  mount(app, clearRecentMenus, async (_input, { db, actor }) => {
    await deleteRecent(db, actor);
    return { ok: true };
  });
}

/** Returns entries in the order of the ids, without entries that are no longer permitted. */
const inOrder = (menuIds: string[], entries: FlatEntry[]): FlatEntry[] =>
  menuIds.flatMap((id) => entries.filter(({ menuId }) => menuId === id));
