import type { Module } from '@console/server/platform/module';
import { tellHistory } from './notify-history';
import { keepPagesOpen } from './releases/open-pages';

/** The history of a demo is written while people already look around; so it rests as long as it works. */
const historyMs = 500;
/** Soon after the start, so that whoever looks sees them. */
const reportMs = 10_000;

/** What a demo looks for beside requests; nothing where the money is real. */
export const demoModule: Module = {
  name: 'demo',
  pollers: ({ pool, config, clock }) =>
    config.demo && config.isSandbox
      ? [
          { name: 'write the history of the demo', everyMs: historyMs, poll: () => tellHistory(pool) },
          ...(config.demoSize === 'full'
            ? [{ name: 'keep pages of the demo open', everyMs: reportMs, poll: () => keepPagesOpen(pool, clock()) }]
            : []),
        ]
      : [],
};
