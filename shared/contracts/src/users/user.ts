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

/** Somebody who may use the console, as lists show them. Users of wallets stand with their wallets. */
export const user = z.strictObject({
  id: id('user'),
  loginName: z.string(),
  nickname: z.string(),
  accountType: z.enum(accountTypes),
  email: sensitive('HOLDER_CONTACT'),
  mobile: sensitive('HOLDER_CONTACT'),
  roles: z.array(named('role')),
  status: z.enum(userStatuses),
  /** A role of theirs sees every merchant. */
  hasAllMerchants: z.boolean(),
  /** Merchants that they are limited to. */
  merchants: z.array(named('mer')),
  hasSecondFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
  /** Until when the link of an open invitation works. */
  invitedUntil: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Somebody who may use the console. */
export type User = z.infer<typeof user>;

export const userFilter = z.strictObject({
  status: z.array(z.enum(userStatuses)).max(5).optional(),
  accountType: z.array(z.enum(accountTypes)).max(3).optional(),
  roleId: z.array(id('role')).max(50).optional(),
});
export type UserFilter = z.infer<typeof userFilter>;

const sortable = ['loginName', 'nickname', 'lastLoginAt'] as const;

/** `keyword` matches login name and name; a whole e-mail address too, for who may see it. */
export const listUsers = operation({
  path: '/user/list',
  permission: 'admin.user.view',
  input: listInput(userFilter, [...sortable]),
  output: listOutput(user),
  reads: true,
});

/** Users per status, for the tabs of the list. */
export const countUsers = operation({
  path: '/user/counts',
  permission: 'admin.user.view',
  input: countsInput(userFilter.omit({ status: true })),
  output: countsOutput(userStatuses),
  reads: true,
});

/** All users that match, as a file: the same people, with the same masks. */
export const { start: exportUsers, count: countUserExport } = exportCalls({
  path: '/user',
  permission: 'admin.user.export',
  filter: userFilter,
  sortable: [...sortable],
  prefix: 'user',
});

export const userDetail = user.extend({
  /** With plus sign; empty where there is no mobile number, or where it may not be seen. */
  areaCode: z.string(),
  /** A label of a managed device; no browser can prove it. */
  macAddress: z.string(),
  language,
  timezone: z.string(),
  landingPage: z.string(),
  /** Groups of fields that the user may not see. */
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

/** What the masks stand for; whoever looked is written down. */
export const showUser = operation({
  path: '/user/show',
  permission: 'admin.user.view',
  input: target,
  output: z.strictObject({ email: z.string(), areaCode: z.string(), mobile: z.string() }),
  reads: true,
  audit: true,
});

/** A role as a choice. */
export const userRole = z.strictObject({
  id: id('role'),
  name: i18nText,
  accountType: z.enum(accountTypes),
  hasAllMerchants: z.boolean(),
  /** Nobody gives a role that can do what they cannot do themselves. */
  canGive: z.boolean(),
});
export type UserRole = z.infer<typeof userRole>;

/** What the actor may choose from for others. */
export const userChoices = z.strictObject({
  accountTypes: z.array(z.enum(accountTypes)),
  roles: z.array(userRole),
  channels: z.array(named('chan')),
  /** Groups that the actor may not see, nor show to others. */
  hiddenGroups: z.array(z.enum(sensitiveGroups)),
  /** Whether the actor sees what was done with users, as those do who work for the whole company. */
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

/** Pages that such roles open, to start on. */
export const listUserPages = operation({
  path: '/user/pages',
  permission: 'admin.user.view',
  input: z.strictObject({ roleIds: z.array(id('role')).max(20) }),
  output: z.strictObject({ list: z.array(z.strictObject({ page: z.string(), names: i18nText })) }),
  reads: true,
});

/** For users with access to the whole company. */
export const readUserHistory = operation({
  path: '/user/history',
  permission: 'admin.user.view',
  input: target,
  output: recordHistory,
  reads: true,
});
