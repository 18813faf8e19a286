import type { ShareRule } from '@console/contracts/cards';

/** Only these share by a ratio: others ask for none. */
export const hasRatio = (type: ShareRule['type'] | undefined): boolean =>
  type === 'CLASSIC_SHARE' || type === 'SMART_ALLOCATION';
