import { z } from '@console/contracts/zod';
import { buttonCode } from '../buttons/button';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { i18nText, id, instant, longText, requiredText } from '../text';

/** Account types of a role's users: users of the company itself, of a merchant or of a channel. */
export const roleTypes = ['WHITELABEL', 'MERCHANT', 'CHANNEL'] as const;
/** Account type of a role's users. */
export type RoleType = (typeof roleTypes)[number];

/** Statuses of a role. A `DISABLED` role grants nothing to its users. */
export const roleStatuses = ['ACTIVE', 'DISABLED'] as const;
/** Status of a role. */
export type RoleStatus = (typeof roleStatuses)[number];

/** Role as shown in lists. */
export const role = z.strictObject({
  id: id('role'),
  name: i18nText,
  description: i18nText,
  accountType: z.enum(roleTypes),
  /** Its users see all merchants of the company without individual assignments. */
  allMerchantAccess: z.boolean(),
  status: z.enum(roleStatuses),
  /** Part of the product: it can be copied but not changed. */
  isSystem: z.boolean(),
  /** The caller has this role. */
  isOwn: z.boolean(),
  users: z.int(),
  permissions: z.int(),
  /** Number of the role's buttons and permissions for remotes that the caller does not hold. */
  notHeld: z.int(),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Role as shown in lists. */
export type Role = z.infer<typeof role>;

/** Pending request to add high-risk buttons to a role; a second approver decides it. */
export const roleRequest = z.strictObject({
  reviewNo: z.string(),
  buttons: z.array(buttonCode),
  by: z.string(),
  at: instant,
  /** The caller is the maker of the request. */
  isOwn: z.boolean(),
  /** The caller holds all requested buttons. Then the form preselects them, and saving replaces the pending request. */
  isHeld: z.boolean(),
});
/** Pending request to add high-risk buttons to a role. */
export type RoleRequest = z.infer<typeof roleRequest>;

/** Role with its buttons. */
export const roleDetail = role.extend({
  buttons: z.array(buttonCode),
  /** Buttons that its permissions for remotes require. Those permissions have their own page. */
  moduleButtons: z.array(buttonCode),
  /** Buttons that wait for approval and are not in effect yet; null if there is no request. */
  requested: roleRequest.nullable(),
});
/** Role with its buttons. */
export type RoleDetail = z.infer<typeof roleDetail>;

export const roleFilter = z.strictObject({
  accountType: z.array(z.enum(roleTypes)).max(3).optional(),
  status: z.array(z.enum(roleStatuses)).max(2).optional(),
  isOwnMade: z.boolean().optional(),
});
export type RoleFilter = z.infer<typeof roleFilter>;

const sortable = ['createdAt', 'users', 'updatedAt'] as const;

/** `keyword` matches name and description in both languages. */
export const listRoles = operation({
  path: '/role/list',
  permission: 'admin.role.view',
  input: listInput(roleFilter, [...sortable]),
  output: listOutput(role),
  reads: true,
});

/** Counts roles by status, for the tabs of the list. */
export const countRoles = operation({
  path: '/role/counts',
  permission: 'admin.role.view',
  input: countsInput(roleFilter.omit({ status: true })),
  output: countsOutput(roleStatuses),
  reads: true,
});

/** Exports all roles that match the filters. */
export const { start: exportRoles, count: countRoleExport } = exportCalls({
  path: '/role',
  permission: 'admin.role.export',
  filter: roleFilter,
  sortable: [...sortable],
  prefix: 'role',
});

const target = z.strictObject({ id: id('role') });
const versioned = target.extend({ version: z.int() });

export const readRole = operation({
  path: '/role/detail',
  permission: 'admin.role.view',
  input: target,
  output: roleDetail,
  reads: true,
});

/** Form input of a role. */
export const roleDraft = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  descriptionEn: longText(),
  descriptionZh: longText(),
  accountType: z.enum(roleTypes),
  allMerchantAccess: z.boolean(),
  buttons: z.array(buttonCode).max(500),
});
/** Form input of a role. */
export type RoleDraft = z.infer<typeof roleDraft>;

/** Creates a role. High-risk buttons require a second approver, also in updates and copies. */
export const createRole = operation({
  path: '/role/create',
  permission: 'admin.role.save',
  needsProof: true,
  input: roleDraft,
  output: roleDetail,
});

/**
 * Updates a role. Open pages of its users receive the change immediately. A request that this update makes replaces a
 * pending one.
 */
export const updateRole = operation({
  path: '/role/update',
  permission: 'admin.role.save',
  needsProof: true,
  input: roleDraft.extend(versioned.shape),
  output: roleDetail,
});

/** Creates a role with the account type of another role, and with that role's buttons that the caller holds. */
export const copyRole = operation({
  path: '/role/copy',
  permission: 'admin.role.save',
  needsProof: true,
  input: versioned.extend({ nameEn: requiredText(), nameZh: requiredText() }),
  output: roleDetail,
});

export const setRoleStatus = operation({
  path: '/role/status',
  permission: 'admin.role.save',
  needsProof: true,
  input: versioned.extend({ status: z.enum(roleStatuses) }),
  output: role,
});

/** Deletes a role without users. */
export const removeRole = operation({
  path: '/role/delete',
  permission: 'admin.role.delete',
  needsProof: true,
  input: versioned,
  output: done,
});

/** User of a role. */
export const roleUser = z.strictObject({
  id: id('user'),
  nickname: z.string(),
  loginName: z.string(),
  status: z.enum(['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED', 'EXPIRED']),
});
/** User of a role. */
export type RoleUser = z.infer<typeof roleUser>;

/** Maximum number of users in a response; `users` of the role counts all. */
export const namedRoleUsers = 200;

export const listRoleUsers = operation({
  path: '/role/users',
  permission: 'admin.role.view',
  input: target,
  output: z.strictObject({ list: z.array(roleUser) }),
  reads: true,
});

export const readRoleHistory = operation({
  path: '/role/history',
  permission: 'admin.role.view',
  input: target,
  output: recordHistory,
  reads: true,
});

/** Role as an option. */
export const roleOption = role.pick({ id: true, name: true, accountType: true, allMerchantAccess: true, status: true });
/** Role as an option. */
export type RoleOption = z.infer<typeof roleOption>;

/** Lists all roles of the company, oldest first. */
export const listRoleOptions = operation({
  path: '/role/options',
  permission: 'admin.role.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(roleOption) }),
  reads: true,
});

/** Role and buttons in a review of high-risk buttons. */
export const roleCase = z.strictObject({
  id: id('role'),
  name: i18nText,
  accountType: z.enum(roleTypes),
  allMerchantAccess: z.boolean(),
  users: z.int(),
  buttons: z.array(buttonCode),
});
/** Role and buttons in a review of high-risk buttons. */
export type RoleCase = z.infer<typeof roleCase>;

export const readRoleCase = operation({
  path: '/role/case',
  permission: 'admin.role.view',
  input: z.strictObject({ id: id('rev') }),
  output: roleCase,
  reads: true,
});
