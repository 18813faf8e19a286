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
 * The only suites that change data of a user on the product of the run, which the suites of a run share: pins, recent
 * menus, column settings. Each user belongs to one suite at most. Every other suite only reads what belongs to its user,
 * or starts a product of its own with `switchToOwnProduct` or `openOwnServer`, as those do that change passwords, second
 * factors, profiles, sessions, saved views, or what all users see.
 */
export const usersOf = {
  'shell/menus.spec.ts': { sortedByKeyboard: 'auditor', sortedByDragging: 'finance.maker', recent: 'channel.operator' },
  'shell/tables.extended.ts': { columns: 'finance.checker' },
} as const satisfies Record<string, Record<string, DemoUser>>;
