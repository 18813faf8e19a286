import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { id } from '../text';

/** More pinned menus than this are a menu of their own. */
export const pinnedMenusMax = 20;

const storedMenus = z.strictObject({ menuIds: z.array(id('menu')) });

/** Pins exactly these menus in exactly this order, so that adding and dragging are one call. */
export const pinMenus = operation({
  path: '/menu/pin',
  permission: 'signed-in',
  input: z.strictObject({ menuIds: z.array(id('menu')).max(pinnedMenusMax) }),
  output: storedMenus,
  audit: false,
});

/** Takes one menu off the pinned ones; one that is not pinned changes nothing. */
export const unpinMenu = operation({
  path: '/menu/unPin',
  permission: 'signed-in',
  input: z.strictObject({ menuId: id('menu') }),
  output: storedMenus,
  audit: false,
});

/** Forgets the recently used menus of this user. */
export const clearRecentMenus = operation({
  path: '/menu/clearRecent',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: done,
  audit: false,
});
