import { fixed } from './fixed';

/** The number that every made-up value of the demo follows from. */
export const demoSeed = 20_260_309;

/** Ids that other demo files and tests refer to; fixed, so that two runs are equal. */
export const demoCompanies = { aldermoor: fixed('co', 1), lanshi: fixed('co', 2) };

/** The merchant that `merchant.owner` is limited to: the first of company 1. */
export const firstMerchantId = fixed('mer', 1);

/** The channel of `channel.operator`. */
export const firstChannelId = fixed('chan', 1);

/** Users by sign-in name. */
export const demoUsers = {
  owner: fixed('user', 1),
  operations: fixed('user', 2),
  'finance.maker': fixed('user', 3),
  'finance.checker': fixed('user', 4),
  risk: fixed('user', 5),
  support: fixed('user', 6),
  auditor: fixed('user', 7),
  developer: fixed('user', 8),
  'merchant.owner': fixed('user', 9),
  'channel.operator': fixed('user', 10),
  devops: fixed('user', 11),
  'owner.zh': fixed('user', 12),
  newcomer: fixed('user', 13),
};

export type DemoLogin = keyof typeof demoUsers;

export const roleIdOf = (login: DemoLogin): string => demoUsers[login].replace('user_', 'role_');

export const demoPassword = 'Vcc#Demo1';
