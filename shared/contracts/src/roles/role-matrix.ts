import { z } from '@console/contracts/zod';
import { buttonCode, buttonRisks } from '../buttons/button';
import { button, menuEntry } from '../menus/menu';
import { operation } from '../operation';
import { i18nText, id } from '../text';

/**
 * Button that a role can have. Its name is in the dictionary `permission`, so that open pages receive a changed name.
 */
export const matrixButton = z.strictObject({
  code: buttonCode,
  risk: z.enum(buttonRisks),
  /** Menu of the button; empty without one. */
  menuId: z.string(),
  /** The caller holds the button. Users can grant and remove only buttons that they hold. */
  isHeld: z.boolean(),
});
/** Button that a role can have. */
export type MatrixButton = z.infer<typeof matrixButton>;

/** Menu with the buttons that open it. */
export const matrixMenu = z.strictObject({
  id: id('menu'),
  name: i18nText,
  /** Button that opens it; empty if every console user has the menu. */
  needs: z.string(),
  /** Other buttons that open it, each for a part of the page. */
  alsoWith: z.array(z.string()),
});
/** Menu with the buttons that open it. */
export type MatrixMenu = z.infer<typeof matrixMenu>;

/** Buttons and menus for the form of a role. Menus cannot be selected: the selected buttons determine them. */
export const roleMatrix = z.strictObject({ buttons: z.array(matrixButton), menus: z.array(matrixMenu) });
/** Buttons and menus for the form of a role. */
export type RoleMatrix = z.infer<typeof roleMatrix>;

export const readRoleMatrix = operation({
  path: '/role/matrix',
  permission: 'admin.role.view',
  input: z.strictObject({}),
  output: roleMatrix,
  reads: true,
});

/** Menus and buttons of a user who has only this role, in the format of `/menu/query`. */
export const rolePreview = z.strictObject({
  systemMenuList: z.array(menuEntry),
  buttonLinkPageList: z.array(button),
  /** Buttons of these menus' pages that the role lacks and could have. */
  lackedButtonList: z.array(z.strictObject({ menuId: id('menu'), buttons: z.array(buttonCode) })),
});
/** Menus and buttons of a user who has only this role. */
export type RolePreview = z.infer<typeof rolePreview>;

/**
 * Returns the menus and buttons of the console as a user with this role sees it. A disabled role is treated as enabled.
 * Pages are those of the remote versions that the caller has.
 */
export const previewRole = operation({
  path: '/role/preview',
  permission: 'admin.role.view',
  input: z.strictObject({ id: id('role') }),
  output: rolePreview,
  reads: true,
});
