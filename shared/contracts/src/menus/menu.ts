import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { sensitiveGroups } from '../sensitive';
import { i18nText, id } from '../text';

/** A granted button; `menuRouterList` are the pages it opens, comma-separated (specification, section 3). */
export const button = z.strictObject({ buttonId: z.string(), menuRouterList: z.string() });
export type MenuButton = z.infer<typeof button>;

const entry = z.strictObject({
  menuId: id('menu'),
  nameKey: z.string(),
  upId: z.string(),
  /** The page name, below `/main/`. */
  url: z.string(),
  seq: z.int(),
  icon: z.string(),
  /** 1: system menu list; 2: admin menu list. */
  position: z.literal([1, 2]),
  isCache: z.boolean(),
  isHidden: z.boolean(),
  isRecentUser: z.boolean(),
  names: i18nText,
  buttonList: z.array(button),
});

/** A menu entry; entries nest one level. */
export const menuEntry = entry.extend({ subMenuList: z.array(entry) });
export type MenuEntry = z.infer<typeof menuEntry>;

export const queryMenus = operation({
  path: '/menu/query',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({
    systemMenuList: z.array(menuEntry),
    buttonLinkPageList: z.array(button),
    recentMenuList: z.array(entry),
    /** In the order in which they are pinned. */
    pinnedMenuList: z.array(entry).optional(),
    /**
     * Every page that a menu or button opens, permitted or not, so that a forbidden page is distinguished from an
     * unknown one.
     */
    knownPages: z.array(z.string()),
    /** Groups of fields that are hidden from this user. */
    hiddenGroups: z.array(z.enum(sensitiveGroups)).optional(),
    /** Changes when a role of this user changes. */
    menuVersion: z.string(),
    /** Two-factor authentication became required, and this user has not set it up: no other page is permitted. */
    secondFactorDue: z.boolean().optional(),
  }),
  reads: true,
  needsFactor: false,
});

/** The permitted menus with their pinned flags. */
export const queryMenuChoices = operation({
  path: '/menu/choose/query',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(entry.extend({ pinned: z.boolean() })) }),
  reads: true,
});

/** Records a visited menu, if it has the flag `isRecentUser`. The five most recent ones are stored per user. */
export const recordRecentMenu = operation({
  path: '/menu/recordRecent',
  permission: 'signed-in',
  input: z.strictObject({ menuId: id('menu') }),
  output: done,
  audit: false,
});
