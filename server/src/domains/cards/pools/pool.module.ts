import type { Module } from '../../../platform/module';
import { topUpDuePools } from './auto-top-up.actions';
import { notifyLowPools } from './notify-low.actions';

/** A pool waits for its next money this long at most. */
const topUpMs = 2_000;

/** Nobody waits for the notice by the second. */
const noticeMs = 60_000;

export const poolModule: Module = {
  name: 'cards/pools',
  pollers: (work) => [
    { name: 'top pools up', poll: () => topUpDuePools(work), everyMs: topUpMs },
    { name: 'notify of low pools', poll: () => notifyLowPools(work), everyMs: noticeMs },
  ],
};
