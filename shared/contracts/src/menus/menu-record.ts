import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, id, requiredLongText, requiredText } from '../text';

/** Name of a page, below `/main/`. The specification has one name of two words with a slash. */
export const pageName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9-]*(\/[A-Za-z][A-Za-z0-9-]*)?$/);

/** Menu as shown to administrators, independent of the pages that they can open themselves. */
export const menuRecord = z.strictObject({
  menuId: id('menu'),
  url: pageName,
  names: i18nText,
  /** Page of the parent menu; empty on the first level. */
  below: z.string(),
  seq: z.int(),
  icon: z.string(),
  position: z.literal([1, 2]),
  isCache: z.boolean(),
  isHidden: z.boolean(),
  isRecentUser: z.boolean(),
  version: z.int(),
  /** Part of the product: it can be changed and hidden, but not deleted. */
  isProduct: z.boolean(),
  /** Live remote of the page and the permission that opens it; null if no live remote has the page. */
  opens: z.strictObject({ module: z.string(), permission: z.string() }).nullable(),
});
/** Menu as shown to its administrators. */
export type MenuRecord = z.infer<typeof menuRecord>;

/** Lists all menus, including those that the caller cannot open. */
export const listMenus = operation({
  path: '/menu/list',
  permission: 'admin.menu.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(menuRecord) }),
});

const why = requiredLongText();

/** Form input of a menu. A menu below another menu is in the same list as its parent. */
export const menuDraft = z.strictObject({
  url: pageName,
  nameEn: requiredText(),
  nameZh: requiredText(),
  below: z.union([z.literal(''), pageName]),
  seq: z.int().min(0).max(9999),
  icon: z.string().regex(/^[a-z-]{0,30}$/),
  position: z.literal([1, 2]),
  isCache: z.boolean(),
  isHidden: z.boolean(),
  isRecentUser: z.boolean(),
});
/** Form input of a menu. */
export type MenuDraft = z.infer<typeof menuDraft>;

/** Creates or updates the menu of a page. `version` is 0 for a new menu. */
export const saveMenu = operation({
  path: '/menu/save',
  permission: 'admin.menu.save',
  input: menuDraft.extend({ version: z.int().min(0), why }),
  output: menuRecord,
});

/** Deletes a menu that is not part of the product and has no menus below it. */
export const removeMenu = operation({
  path: '/menu/remove',
  permission: 'admin.menu.save',
  input: z.strictObject({ url: pageName, version: z.int().min(1), why }),
  output: z.strictObject({ url: pageName }),
});
