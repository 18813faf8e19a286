/** Users of the demo, by sign-in name. */
type DemoUser =
  | 'owner'
  | 'operations'
  | 'finance.maker'
  | 'finance.checker'
  | 'risk'
  | 'support'
  | 'auditor'
  | 'developer'
  | 'merchant.owner'
  | 'channel.operator'
  | 'devops'
  | 'owner.zh'
  | 'newcomer'
  | 'wallet.manager';

/**
 * The only suites that change data of a user on the product of the run, which all suites of the run share: pins, recent
 * menus, column settings. Each user belongs to at most one suite. All other suites only read their user's data, or
 * start a separate product with `switchToOwnProduct` or `openOwnServer`, for example suites that change passwords,
 * second factors, profiles, sessions, saved views or data that all users see.
 */
export const usersOf = {
  'shell/menus.spec.ts': { sortedByKeyboard: 'auditor', sortedByDragging: 'finance.maker', recent: 'channel.operator' },
  'shell/tables.extended.ts': { columns: 'finance.checker' },
} as const satisfies Record<string, Record<string, DemoUser>>;
