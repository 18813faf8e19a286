import type { Module } from '@console/server/platform/module';
import { tellHistory } from './notify-history';

/** The history of a demo is written while people already look around; so it rests as long as it works. */
const historyMs = 500;

/** What a demo looks for beside requests; nothing where the money is real. */
export const demoModule: Module = {
  name: 'demo',
  pollers: ({ pool, config }) =>
    config.demo && config.isSandbox
      ? [{ name: 'write the history of the demo', everyMs: historyMs, poll: () => tellHistory(pool) }]
      : [],
};
