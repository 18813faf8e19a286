import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { id } from '../text';

/** Maximum number of pinned menus. */
export const pinnedMenusMax = 20;

const storedMenus = z.strictObject({ menuIds: z.array(id('menu')) });

/** Replaces the pinned menus and their order, so that adding and reordering are one call. */
export const pinMenus = operation({
  path: '/menu/pin',
  permission: 'signed-in',
  input: z.strictObject({ menuIds: z.array(id('menu')).max(pinnedMenusMax) }),
  output: storedMenus,
  audit: false,
});

/** Unpins a menu. Has no effect if it is not pinned. */
export const unpinMenu = operation({
  path: '/menu/unPin',
  permission: 'signed-in',
  input: z.strictObject({ menuId: id('menu') }),
  output: storedMenus,
  audit: false,
});

/** Clears the recently used menus of the user. */
export const clearRecentMenus = operation({
  path: '/menu/clearRecent',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: done,
  audit: false,
});
