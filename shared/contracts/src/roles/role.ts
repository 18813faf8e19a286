import { z } from '@console/contracts/zod';
import { buttonCode, buttonRisks } from '../buttons/button';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { button, menuEntry } from '../menus/menu';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { i18nText, id, instant, longText, requiredText } from '../text';

/** Whose people hold a role: the company's own, a merchant's or a channel's. */
export const roleTypes = ['WHITELABEL', 'MERCHANT', 'CHANNEL'] as const;
/** Whose people hold a role. */
export type RoleType = (typeof roleTypes)[number];

/** A disabled role gives its users nothing. */
export const roleStatuses = ['ACTIVE', 'DISABLED'] as const;
/** A disabled role gives its users nothing. */
export type RoleStatus = (typeof roleStatuses)[number];

/** What its users may do, as lists show it. */
export const role = z.strictObject({
  id: id('role'),
  name: i18nText,
  description: i18nText,
  accountType: z.enum(roleTypes),
  /** Its users see every merchant of the company, without being given each. */
  allMerchantAccess: z.boolean(),
  status: z.enum(roleStatuses),
  /** Comes with the product: copied, never changed. */
  isSystem: z.boolean(),
  /** Whoever asks has it. */
  isOwn: z.boolean(),
  users: z.int(),
  permissions: z.int(),
  /** How many of its buttons and module permissions the user does not hold. */
  notHeld: z.int(),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** What its users may do, as lists show it. */
export type Role = z.infer<typeof role>;

/** Buttons of high risk that somebody wants a role to have; somebody else decides. */
export const roleRequest = z.strictObject({
  reviewNo: z.string(),
  buttons: z.array(buttonCode),
  by: z.string(),
  at: instant,
  /** Whoever asks requested it. */
  isOwn: z.boolean(),
  /** Whoever asks holds all of it, so that a change of theirs can request it again. */
  isHeld: z.boolean(),
});
/** Buttons of high risk that somebody wants a role to have. */
export type RoleRequest = z.infer<typeof roleRequest>;

/** A role with its buttons. */
export const roleDetail = role.extend({
  buttons: z.array(buttonCode),
  /** Buttons that go with its permissions for modules, which have a page of their own. */
  moduleButtons: z.array(buttonCode),
  /** What waits for approval, and is not among its buttons yet; null where nothing does. */
  requested: roleRequest.nullable(),
});
/** A role with its buttons. */
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

/** Roles per status, for the tabs of the list. */
export const countRoles = operation({
  path: '/role/counts',
  permission: 'admin.role.view',
  input: countsInput(roleFilter.omit({ status: true })),
  output: countsOutput(roleStatuses),
  reads: true,
});

/** All roles that match, as a file. */
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

/** What a role says. */
export const roleDraft = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  descriptionEn: longText(),
  descriptionZh: longText(),
  accountType: z.enum(roleTypes),
  allMerchantAccess: z.boolean(),
  buttons: z.array(buttonCode).max(500),
});
/** What a role says. */
export type RoleDraft = z.infer<typeof roleDraft>;

/** Creates a role. High-risk buttons need the approval of a second person, also in changes and copies. */
export const createRole = operation({
  path: '/role/create',
  permission: 'admin.role.save',
  needsProof: true,
  input: roleDraft,
  output: roleDetail,
});

/** Reaches the open pages of its users at once. What waits for approval is replaced by what this requests. */
export const updateRole = operation({
  path: '/role/update',
  permission: 'admin.role.save',
  needsProof: true,
  input: roleDraft.extend(versioned.shape),
  output: roleDetail,
});

/** A new role with the type of another one, and with those of its buttons that whoever copies it holds. */
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

/** Only while nobody has it. */
export const removeRole = operation({
  path: '/role/delete',
  permission: 'admin.role.delete',
  needsProof: true,
  input: versioned,
  output: done,
});

/** Who has a role. */
export const roleUser = z.strictObject({
  id: id('user'),
  nickname: z.string(),
  loginName: z.string(),
  status: z.enum(['INVITED', 'ACTIVE', 'LOCKED', 'DISABLED', 'EXPIRED']),
});
/** Who has a role. */
export type RoleUser = z.infer<typeof roleUser>;

/** So many users are named; `users` of the role counts all. */
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

/** A role to choose from. */
export const roleOption = role.pick({ id: true, name: true, accountType: true, allMerchantAccess: true, status: true });
/** A role to choose from. */
export type RoleOption = z.infer<typeof roleOption>;

/** All roles of the company, the oldest first. */
export const listRoleOptions = operation({
  path: '/role/options',
  permission: 'admin.role.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(roleOption) }),
  reads: true,
});

/** A button that a role can have. Its name is in the dictionary `permission`, so that open pages learn a new one. */
export const matrixButton = z.strictObject({
  code: buttonCode,
  risk: z.enum(buttonRisks),
  /** The menu that it belongs to; empty where it belongs to none. */
  menuId: z.string(),
  /** Whether whoever asks holds it: nobody gives or takes what they do not hold. */
  isHeld: z.boolean(),
});
/** A button that a role can have. */
export type MatrixButton = z.infer<typeof matrixButton>;

/** A menu, and the button that it follows from. */
export const matrixMenu = z.strictObject({
  id: id('menu'),
  name: i18nText,
  /** Empty where every user of the console has it. */
  needs: z.string(),
  /** Other buttons that it follows from, each of which opens a part of the page. */
  alsoWith: z.array(z.string()),
});
/** A menu, and the button that it follows from. */
export type MatrixMenu = z.infer<typeof matrixMenu>;

/** All that a role can say: buttons by their menus. Nobody chooses menus, because they follow from the buttons. */
export const roleMatrix = z.strictObject({ buttons: z.array(matrixButton), menus: z.array(matrixMenu) });
/** All that a role can say. */
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
  /** Buttons of the pages of these menus that the role could have and does not have. */
  lackedButtonList: z.array(z.strictObject({ menuId: id('menu'), buttons: z.array(buttonCode) })),
});
/** Menus and buttons of a user who has only this role. */
export type RolePreview = z.infer<typeof rolePreview>;

/**
 * Shows the console as a user with this role sees it. A disabled role is shown as if it were enabled. Pages are those of
 * the versions that the actor has.
 */
export const previewRole = operation({
  path: '/role/preview',
  permission: 'admin.role.view',
  input: target,
  output: rolePreview,
  reads: true,
});

/** What a review of buttons of high risk is about. */
export const roleCase = z.strictObject({
  id: id('role'),
  name: i18nText,
  accountType: z.enum(roleTypes),
  allMerchantAccess: z.boolean(),
  users: z.int(),
  buttons: z.array(buttonCode),
});
/** What a review of buttons of high risk is about. */
export type RoleCase = z.infer<typeof roleCase>;

export const readRoleCase = operation({
  path: '/role/case',
  permission: 'admin.role.view',
  input: z.strictObject({ id: id('rev') }),
  output: roleCase,
  reads: true,
});
