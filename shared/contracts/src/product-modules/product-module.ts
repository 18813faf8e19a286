import { z } from '@console/contracts/zod';
import { buttonCode } from '../buttons/button';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { roleTypes } from '../roles/role';
import { i18nText, id, instant, longText, requiredText } from '../text';

/**
 * Product module: a set of permissions that companies get. Roles of a company can only have permissions of its modules.
 */
export const productModule = z.strictObject({
  id: id('pmod'),
  code: z.string(),
  name: i18nText,
  description: z.string(),
  accountTypes: z.array(z.enum(roleTypes)),
  buttons: z.array(buttonCode),
  /** Menus that the permissions open, in order. */
  menus: z.array(i18nText),
  /** Part of the product: it cannot be deleted, and gets the product's new permissions. */
  isSystem: z.boolean(),
  /** Companies that have the module. The platform company has all permissions without modules. */
  companies: z.array(z.strictObject({ id: id('co'), name: i18nText })),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Product module: a set of permissions that companies get. */
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

/** Exports all modules that match the filters. */
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

/** Permissions for the form of a module, and the companies that can get it. */
export const productModuleChoices = z.strictObject({
  companies: z.array(z.strictObject({ id: id('co'), name: i18nText })),
  /** Permissions by menu, without those that every company has. */
  menus: z.array(z.strictObject({ id: z.string(), name: i18nText.nullable(), buttons: z.array(buttonCode) })),
});
/** Permissions for the form of a module, and the companies that can get it. */
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

/** Form input of a module. */
export const productModuleDraft = content.extend({ code: requiredText(40) });
/** Form input of a module. */
export type ProductModuleDraft = z.infer<typeof productModuleDraft>;

export const createProductModule = operation({
  path: '/module/create',
  permission: 'admin.module.save',
  needsProof: true,
  input: productModuleDraft,
  output: productModule,
});

/**
 * Updates a module; its code cannot change. Open pages of its companies receive the change, and owners of these
 * companies get the added permissions.
 */
export const updateProductModule = operation({
  path: '/module/update',
  permission: 'admin.module.save',
  needsProof: true,
  input: content.extend(versioned.shape),
  output: productModule,
});

/** Deletes a module that was created in the console. Refused while a company has it. */
export const removeProductModule = operation({
  path: '/module/delete',
  permission: 'admin.module.save',
  needsProof: true,
  input: versioned,
  output: done,
});

/** Replaces the companies that have the module. Owners of added companies get its permissions. */
export const grantProductModule = operation({
  path: '/module/grant',
  permission: 'admin.module.grant',
  needsProof: true,
  input: versioned.extend({ companyIds: z.array(id('co')).max(500) }),
  output: productModule,
});
