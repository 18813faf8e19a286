import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, id, requiredLongText, requiredText } from '../text';

/** Name of a page, below `/main/`; the specification names one of two words with a slash. */
export const pageName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9-]*(\/[A-Za-z][A-Za-z0-9-]*)?$/);

/** A menu as those keep it who decide about menus, whatever they may open themselves. */
export const menuRecord = z.strictObject({
  menuId: id('menu'),
  url: pageName,
  names: i18nText,
  /** Page of the menu that it stands below; empty for none. */
  below: z.string(),
  seq: z.int(),
  icon: z.string(),
  position: z.literal([1, 2]),
  isCache: z.boolean(),
  isHidden: z.boolean(),
  isRecentUser: z.boolean(),
  version: z.int(),
  /** Comes with the product: it can be changed and hidden, not removed. */
  isProduct: z.boolean(),
  /** The module that everyone has the page from, and the permission that opens it; null while nobody has it. */
  opens: z.strictObject({ module: z.string(), permission: z.string() }).nullable(),
});
/** A menu as those keep it who decide about menus, whatever they may open themselves. */
export type MenuRecord = z.infer<typeof menuRecord>;

/** Every menu, also those that whoever asks may not open. */
export const listMenus = operation({
  path: '/menu/list',
  permission: 'admin.menu.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(menuRecord) }),
});

const why = requiredLongText();

/** What a menu consists of; one that stands below another is where that one is. */
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
/** What a menu consists of; one that stands below another is where that one is. */
export type MenuDraft = z.infer<typeof menuDraft>;

/** Creates the menu of a page, or changes it. `version` is 0 where there is none yet. */
export const saveMenu = operation({
  path: '/menu/save',
  permission: 'admin.menu.save',
  input: menuDraft.extend({ version: z.int().min(0), why }),
  output: menuRecord,
});

/** Removes a menu that did not come with the product and has none below it. */
export const removeMenu = operation({
  path: '/menu/remove',
  permission: 'admin.menu.save',
  input: z.strictObject({ url: pageName, version: z.int().min(1), why }),
  output: z.strictObject({ url: pageName }),
});
