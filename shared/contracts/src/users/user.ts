import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { language } from '../language';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { sensitive, sensitiveGroups } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { accountTypes, userStatuses } from './user.states';

const named = <P extends string>(prefix: P) => z.strictObject({ id: id(prefix), name: i18nText });

/** Console user as shown in lists. Wallet users are listed with their wallets. */
export const user = z.strictObject({
  id: id('user'),
  loginName: z.string(),
  nickname: z.string(),
  accountType: z.enum(accountTypes),
  email: sensitive('HOLDER_CONTACT'),
  mobile: sensitive('HOLDER_CONTACT'),
  roles: z.array(named('role')),
  status: z.enum(userStatuses),
  /** At least one role gives access to every merchant. */
  hasAllMerchants: z.boolean(),
  /** Merchants to which the user is limited. */
  merchants: z.array(named('mer')),
  hasSecondFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
  /** Expiry of the open invitation link. */
  invitedUntil: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Console user as shown in lists. */
export type User = z.infer<typeof user>;

export const userFilter = z.strictObject({
  status: z.array(z.enum(userStatuses)).max(5).optional(),
  accountType: z.array(z.enum(accountTypes)).max(3).optional(),
  roleId: z.array(id('role')).max(50).optional(),
});
export type UserFilter = z.infer<typeof userFilter>;

const sortable = ['loginName', 'nickname', 'lastLoginAt'] as const;

/** Lists users. `keyword` matches login name and name, and a complete e-mail address if the caller can view it. */
export const listUsers = operation({
  path: '/user/list',
  permission: 'admin.user.view',
  input: listInput(userFilter, [...sortable]),
  output: listOutput(user),
  reads: true,
});

/** Counts users by status, for the tabs of the list. */
export const countUsers = operation({
  path: '/user/counts',
  permission: 'admin.user.view',
  input: countsInput(userFilter.omit({ status: true })),
  output: countsOutput(userStatuses),
  reads: true,
});

/** Exports all users that match the filters, with the same masks as the list. */
export const { start: exportUsers, count: countUserExport } = exportCalls({
  path: '/user',
  permission: 'admin.user.export',
  filter: userFilter,
  sortable: [...sortable],
  prefix: 'user',
});

export const userDetail = user.extend({
  /** With a plus sign; empty if there is no mobile number or it is hidden from the caller. */
  areaCode: z.string(),
  /** Label of a managed device. Browsers cannot verify it. */
  macAddress: z.string(),
  language,
  timezone: z.string(),
  landingPage: z.string(),
  /** Groups of fields that are hidden from the user. */
  hiddenGroups: z.array(z.enum(sensitiveGroups)),
  channel: named('chan').nullable(),
});
export type UserDetail = z.infer<typeof userDetail>;

const target = z.strictObject({ id: id('user') });

export const readUser = operation({
  path: '/user/detail',
  permission: 'admin.user.view',
  input: target,
  output: userDetail,
  reads: true,
});

/** Returns the masked fields and writes an audit log entry. */
export const showUser = operation({
  path: '/user/show',
  permission: 'admin.user.view',
  input: target,
  output: z.strictObject({ email: z.string(), areaCode: z.string(), mobile: z.string() }),
  reads: true,
  audit: true,
});

/** Role as an option. */
export const userRole = z.strictObject({
  id: id('role'),
  name: i18nText,
  accountType: z.enum(accountTypes),
  hasAllMerchants: z.boolean(),
  /** The caller holds all its permissions and can therefore assign it. */
  canGive: z.boolean(),
});
export type UserRole = z.infer<typeof userRole>;

/** Options of the caller in the form of a user. */
export const userChoices = z.strictObject({
  accountTypes: z.array(z.enum(accountTypes)),
  roles: z.array(userRole),
  channels: z.array(named('chan')),
  /** Groups that are hidden from the caller, who therefore cannot reveal them to other users. */
  hiddenGroups: z.array(z.enum(sensitiveGroups)),
  /** The caller can view the history of users, which requires access to the whole company. */
  seesHistory: z.boolean(),
});
export type UserChoices = z.infer<typeof userChoices>;

export const listUserChoices = operation({
  path: '/user/choices',
  permission: 'admin.user.view',
  input: z.strictObject({}),
  output: userChoices,
  reads: true,
});

/** Lists the pages that roles with these ids can open, as options for the start page. */
export const listUserPages = operation({
  path: '/user/pages',
  permission: 'admin.user.view',
  input: z.strictObject({ roleIds: z.array(id('role')).max(20) }),
  output: z.strictObject({ list: z.array(z.strictObject({ page: z.string(), names: i18nText })) }),
  reads: true,
});

/** Returns the history of a user. Requires access to the whole company. */
export const readUserHistory = operation({
  path: '/user/history',
  permission: 'admin.user.view',
  input: target,
  output: recordHistory,
  reads: true,
});
