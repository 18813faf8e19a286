import { fixedId } from '@console/server/platform/db/ids';

/** Seed of the random numbers for all generated values of the demo. */
export const demoSeed = 20_260_309;

/** Ids used by other demo files and by tests; fixed, so that each run gives the same ids. */
export const demoCompanies = { aldermoor: fixedId('co', 1), lanshi: fixedId('co', 2) };

/** Companies without merchants: one that is active, and one that is suspended. */
export const furtherCompanies = { meridian: fixedId('co', 3), harrow: fixedId('co', 4) };

/** The first merchant of company 1; `merchant.owner` is limited to it. */
export const firstMerchantId = fixedId('mer', 1);

/** The channel of `channel.operator`. */
export const firstChannelId = fixedId('chan', 1);

/** Users by sign-in name. */
export const demoUsers = {
  owner: fixedId('user', 1),
  operations: fixedId('user', 2),
  'finance.maker': fixedId('user', 3),
  'finance.checker': fixedId('user', 4),
  risk: fixedId('user', 5),
  support: fixedId('user', 6),
  auditor: fixedId('user', 7),
  developer: fixedId('user', 8),
  'merchant.owner': fixedId('user', 9),
  'channel.operator': fixedId('user', 10),
  devops: fixedId('user', 11),
  'owner.zh': fixedId('user', 12),
  newcomer: fixedId('user', 13),
  /** User without a role, with access to one wallet. */
  'wallet.manager': fixedId('user', 14),
};

export type DemoLogin = keyof typeof demoUsers;

export const roleIdOf = (login: DemoLogin): string => demoUsers[login].replace('user_', 'role_');

export const demoPassword = 'Vcc#Demo1';
