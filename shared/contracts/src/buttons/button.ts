import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';

/** HIGH moves money, ends something or decides about others. */
export const buttonRisks = ['LOW', 'HIGH'] as const;

/** Code of a button. */
export const buttonCode = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\.[a-z-]+){2}$/);

/** What a role can permit. Its name and its place are the console's, all else is the product's. */
export const buttonRecord = z.strictObject({
  /** Its code. */
  id: buttonCode,
  name: i18nText,
  /** The menu that it belongs to; null where it belongs to none. */
  menu: i18nText.nullable(),
  /** Pages that it opens, comma-separated. */
  menuRouterList: z.string(),
  /** Calls that the server lets through with it alone. */
  apiPaths: z.array(z.string()),
  risk: z.enum(buttonRisks),
  /** Its place among the buttons of its menu, from the smallest on. */
  sort: z.int(),
  /** Roles of the company that have it. */
  roles: z.int(),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** What a role can permit. */
export type ButtonRecord = z.infer<typeof buttonRecord>;

export const buttonFilter = z.strictObject({
  menu: z.array(id('menu')).max(100).optional(),
  risk: z.array(z.enum(buttonRisks)).max(2).optional(),
});
export type ButtonFilter = z.infer<typeof buttonFilter>;

const sortable = ['place', 'id', 'roles', 'updatedAt'] as const;

/** `keyword` matches code, names, pages and calls. `place` is the order of the menus. */
export const listButtons = operation({
  path: '/button/list',
  permission: 'admin.button.view',
  input: listInput(buttonFilter, [...sortable]),
  output: listOutput(buttonRecord),
  reads: true,
});

/** All buttons that match, as a file. */
export const { start: exportButtons, count: countButtonExport } = exportCalls({
  path: '/button',
  permission: 'admin.button.export',
  filter: buttonFilter,
  sortable: [...sortable],
  rowId: buttonCode,
});

/** Menus that buttons belong to, in their order. */
export const listButtonMenus = operation({
  path: '/button/menus',
  permission: 'admin.button.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ id: id('menu'), name: i18nText })) }),
  reads: true,
});

const target = z.strictObject({ id: buttonCode });

export const readButton = operation({
  path: '/button/detail',
  permission: 'admin.button.view',
  input: target,
  output: buttonRecord,
  reads: true,
});

/** What the console says of a button. */
export const buttonDraft = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  sort: z.int().min(0).max(9999),
});
/** What the console says of a button. */
export type ButtonDraft = z.infer<typeof buttonDraft>;

/** Open pages learn the name. Code, pages, calls and risk follow the product. */
export const updateButton = operation({
  path: '/button/update',
  permission: 'admin.button.save',
  needsProof: true,
  input: buttonDraft.extend({ ...target.shape, version: z.int() }),
  output: buttonRecord,
});
