import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';

/** Risk of a permission. `HIGH`: moves money, is irreversible, or decides about other users. */
export const buttonRisks = ['LOW', 'HIGH'] as const;

/** Code of a permission (button). */
export const buttonCode = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\.[a-z-]+){2}$/);

/**
 * Permission (button) that a role can grant. The console can change its name and position; the product defines the
 * rest.
 */
export const buttonRecord = z.strictObject({
  /** The button code. */
  id: buttonCode,
  name: i18nText,
  /** Menu of the button; null without one. */
  menu: i18nText.nullable(),
  /** Pages that the button opens, separated by commas. */
  menuRouterList: z.string(),
  /** Paths of the operations that this button permits without any other button. */
  apiPaths: z.array(z.string()),
  risk: z.enum(buttonRisks),
  /** Position within the menu, ascending. */
  sort: z.int(),
  /** Number of the company's roles with this button. */
  roles: z.int(),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Permission (button) that a role can grant. */
export type ButtonRecord = z.infer<typeof buttonRecord>;

export const buttonFilter = z.strictObject({
  menu: z.array(id('menu')).max(100).optional(),
  risk: z.array(z.enum(buttonRisks)).max(2).optional(),
});
export type ButtonFilter = z.infer<typeof buttonFilter>;

const sortable = ['place', 'id', 'roles', 'updatedAt'] as const;

/** Lists buttons. `keyword` matches code, names, pages and operations. `place` is the order of the menus. */
export const listButtons = operation({
  path: '/button/list',
  permission: 'admin.button.view',
  input: listInput(buttonFilter, [...sortable]),
  output: listOutput(buttonRecord),
  reads: true,
});

/** Counts buttons by risk, for the tabs of the list. */
export const countButtons = operation({
  path: '/button/counts',
  permission: 'admin.button.view',
  input: countsInput(buttonFilter.omit({ risk: true })),
  output: countsOutput(buttonRisks),
  reads: true,
});

/** Exports all buttons that match the filters. */
export const { start: exportButtons, count: countButtonExport } = exportCalls({
  path: '/button',
  permission: 'admin.button.export',
  filter: buttonFilter,
  sortable: [...sortable],
  rowId: buttonCode,
});

/** Lists the menus that have buttons, in order. */
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

/** Form input of a button. */
export const buttonDraft = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  sort: z.int().min(0).max(9999),
});
/** Form input of a button. */
export type ButtonDraft = z.infer<typeof buttonDraft>;

/** Updates a button. Open pages receive the new name. Code, pages, operations and risk are defined by the product. */
export const updateButton = operation({
  path: '/button/update',
  permission: 'admin.button.save',
  needsProof: true,
  input: buttonDraft.extend({ ...target.shape, version: z.int() }),
  output: buttonRecord,
});
