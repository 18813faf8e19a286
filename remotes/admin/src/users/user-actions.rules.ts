import type { UserAction } from '@console/contracts/users';
import type { IconName } from '@console/ui';

/** Actions that a dialog asks about first. */
export const confirmedActions = [
  'RESEND',
  'WITHDRAW',
  'UNLOCK',
  'RESET_PASSWORD',
  'RESET_FACTOR',
  'DISABLE',
  'ENABLE',
] as const satisfies readonly UserAction[];
export type ConfirmedAction = (typeof confirmedActions)[number];

export const actionIcons: Record<UserAction, IconName> = {
  EDIT: 'pencil',
  RESEND: 'mail',
  WITHDRAW: 'close',
  UNLOCK: 'unlock',
  RESET_PASSWORD: 'mail',
  RESET_FACTOR: 'shield',
  SESSIONS: 'eye',
  DISABLE: 'lock',
  ENABLE: 'unlock',
};

/** Those that take something away. */
export const isDangerous = (action: UserAction): boolean =>
  action === 'DISABLE' || action === 'WITHDRAW' || action === 'RESET_FACTOR';
