import type { ShareRule } from '@console/contracts/cards';

/** True for rule types that have a ratio. */
export const hasRatio = (type: ShareRule['type'] | undefined): boolean =>
  type === 'CLASSIC_SHARE' || type === 'SMART_ALLOCATION';
