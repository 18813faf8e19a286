import type { IconName } from '@console/ui';

/** Deeds that a dialog asks about first. */
export const holderDeeds = ['DISABLE', 'ENABLE', 'DELETE', 'PUSH'] as const;
export type HolderDeed = (typeof holderDeeds)[number];

export const deedFaces: Record<HolderDeed, IconName> = {
  DISABLE: 'lock',
  ENABLE: 'unlock',
  DELETE: 'close',
  PUSH: 'refresh',
};
