import type { Feature } from '../../../platform/feature';
import { topUpDuePools } from './auto-top-up.actions';
import { notifyLowPools } from './notify-low.actions';

/** Polling interval of automatic top-ups: the longest time until a pool gets its money. */
const topUpMs = 2_000;

/** Polling interval of low balance notifications, which are not urgent. */
const noticeMs = 60_000;

export const poolFeature: Feature = {
  name: 'cards/pools',
  pollers: (work) => [
    { name: 'top pools up', poll: () => topUpDuePools(work), everyMs: topUpMs },
    { name: 'notify of low pools', poll: () => notifyLowPools(work), everyMs: noticeMs },
  ],
};
