import type { IconName } from '@console/ui';

/** Actions that a dialog asks about first. */
export const holderActions = ['DISABLE', 'ENABLE', 'DELETE', 'PUSH'] as const;
export type HolderAction = (typeof holderActions)[number];

export const actionIcons: Record<HolderAction, IconName> = {
  DISABLE: 'lock',
  ENABLE: 'unlock',
  DELETE: 'close',
  PUSH: 'refresh',
};
