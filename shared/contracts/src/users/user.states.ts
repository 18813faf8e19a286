/** Statuses of a user account. `EXPIRED`: the invitation was not accepted in time. */
export const userStatuses = ['ACTIVE', 'INVITED', 'EXPIRED', 'LOCKED', 'DISABLED'] as const;
/** Status of a user account. */
export type UserStatus = (typeof userStatuses)[number];

/** Account types, which limit the data scope. The type of an account cannot change. */
export const accountTypes = ['WHITELABEL', 'MERCHANT', 'CHANNEL'] as const;
/** Account type, which limits the data scope. */
export type UserAccountType = (typeof accountTypes)[number];

/** State transitions. */
export const userTransitions: Record<UserStatus, UserStatus[]> = {
  INVITED: ['ACTIVE', 'EXPIRED'],
  EXPIRED: ['INVITED'],
  ACTIVE: ['LOCKED', 'DISABLED'],
  LOCKED: ['ACTIVE', 'DISABLED'],
  DISABLED: ['ACTIVE'],
};

/** Actions on a user account. */
export const userActions = [
  'EDIT',
  'RESEND',
  'WITHDRAW',
  'UNLOCK',
  'CLEAR_FAILURES',
  'RESET_PASSWORD',
  'RESET_FACTOR',
  'SESSIONS',
  'DISABLE',
  'ENABLE',
] as const;
/** Action on a user account. */
export type UserAction = (typeof userActions)[number];
