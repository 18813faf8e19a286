import { z } from '@console/contracts/zod';
import { buttonCode } from '../buttons/button';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { roleTypes } from '../roles/role';
import { i18nText, id, instant, longText, requiredText } from '../text';

/** A part of the product that companies get: no role of theirs has a button that no module of theirs includes. */
export const productModule = z.strictObject({
  id: id('pmod'),
  code: z.string(),
  name: i18nText,
  description: z.string(),
  accountTypes: z.array(z.enum(roleTypes)),
  buttons: z.array(buttonCode),
  /** Menus that follow from the buttons, in their order. */
  menus: z.array(i18nText),
  /** Comes with the product: it is never deleted, and gets new buttons of the product. */
  isSystem: z.boolean(),
  /** Companies that have it. The one that runs the platform has everything. */
  companies: z.array(z.strictObject({ id: id('co'), name: i18nText })),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** A part of the product that companies get. */
export type ProductModule = z.infer<typeof productModule>;

export const productModuleFilter = z.strictObject({
  company: z.array(id('co')).max(20).optional(),
  isOwnMade: z.boolean().optional(),
});
export type ProductModuleFilter = z.infer<typeof productModuleFilter>;

const sortable = ['code', 'updatedAt'] as const;

/** `keyword` matches code, name and description. */
export const listProductModules = operation({
  path: '/module/list',
  permission: 'admin.module.view',
  input: listInput(productModuleFilter, [...sortable]),
  output: listOutput(productModule),
  reads: true,
});

/** All modules that match, as a file. */
export const { start: exportProductModules, count: countProductModuleExport } = exportCalls({
  path: '/module',
  permission: 'admin.module.export',
  filter: productModuleFilter,
  sortable: [...sortable],
  prefix: 'pmod',
});

const target = z.strictObject({ id: id('pmod') });
const versioned = target.extend({ version: z.int() });

export const readProductModule = operation({
  path: '/module/detail',
  permission: 'admin.module.view',
  input: target,
  output: productModule,
  reads: true,
});

/** All that a module can include and all who can get it. */
export const productModuleChoices = z.strictObject({
  companies: z.array(z.strictObject({ id: id('co'), name: i18nText })),
  /** Buttons by their menus; those that every company has are no choice. */
  menus: z.array(z.strictObject({ id: z.string(), name: i18nText.nullable(), buttons: z.array(buttonCode) })),
});
/** All that a module can include and all who can get it. */
export type ProductModuleChoices = z.infer<typeof productModuleChoices>;

export const listProductModuleChoices = operation({
  path: '/module/options',
  permission: 'admin.module.view',
  input: z.strictObject({}),
  output: productModuleChoices,
  reads: true,
});

const withoutDuplicates = <Value>(values: Value[]): Value[] => [...new Set(values)];

const content = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  description: longText(),
  accountTypes: z.array(z.enum(roleTypes)).min(1).max(3).overwrite(withoutDuplicates),
  buttons: z.array(buttonCode).min(1).max(500).overwrite(withoutDuplicates),
});

/** What a module says. */
export const productModuleDraft = content.extend({ code: requiredText(40) });
/** What a module says. */
export type ProductModuleDraft = z.infer<typeof productModuleDraft>;

export const createProductModule = operation({
  path: '/module/create',
  permission: 'admin.module.save',
  needsProof: true,
  input: productModuleDraft,
  output: productModule,
});

/** Its code stays. Reaches open pages of the companies that have it; their owners get what is added. */
export const updateProductModule = operation({
  path: '/module/update',
  permission: 'admin.module.save',
  needsProof: true,
  input: content.extend(versioned.shape),
  output: productModule,
});

/** Only one that the console made, and while no company has it. */
export const removeProductModule = operation({
  path: '/module/delete',
  permission: 'admin.module.save',
  needsProof: true,
  input: versioned,
  output: done,
});

/** Exactly these companies have it from now on. Owners of those that get it hold its buttons. */
export const grantProductModule = operation({
  path: '/module/grant',
  permission: 'admin.module.grant',
  needsProof: true,
  input: versioned.extend({ companyIds: z.array(id('co')).max(500) }),
  output: productModule,
});
