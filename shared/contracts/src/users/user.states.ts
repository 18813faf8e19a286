/** How far an account has come. EXPIRED: nobody used the invitation in its time. */
export const userStatuses = ['ACTIVE', 'INVITED', 'EXPIRED', 'LOCKED', 'DISABLED'] as const;
/** How far an account has come. */
export type UserStatus = (typeof userStatuses)[number];

/** What an account of the console may reach at most; it stays what it is. */
export const accountTypes = ['WHITELABEL', 'MERCHANT', 'CHANNEL'] as const;
/** What an account of the console may reach at most. */
export type UserAccountType = (typeof accountTypes)[number];

/** Every change of an account that there is. */
export const userTransitions: Record<UserStatus, UserStatus[]> = {
  INVITED: ['ACTIVE', 'EXPIRED'],
  EXPIRED: ['INVITED'],
  ACTIVE: ['LOCKED', 'DISABLED'],
  LOCKED: ['ACTIVE', 'DISABLED'],
  DISABLED: ['ACTIVE'],
};

/** What can be done with an account. */
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
/** What can be done with an account. */
export type UserAction = (typeof userActions)[number];
