import type { Module } from '@console/server/platform/module';
import { writeBrandImages } from './brand/write-brand-images';
import { tellHistory } from './notify-history';
import { writeLicences } from './merchants/write-licences';
import { keepPagesOpen } from './releases/open-pages';

/** The history of a demo is written while people already look around; so it rests as long as it works. */
const historyMs = 500;
/** Soon after the start, so that whoever looks sees them. */
const reportMs = 10_000;
/** Short delay after the start, so that images exist before a user opens a page. */
const filesMs = 500;

/** Runs once per process, and again only after an error. If the file store was emptied, the next start writes the files. */
function once(write: () => Promise<number>): () => Promise<number> {
  let isWritten = false;
  return async () => {
    if (!isWritten) await write();
    isWritten = true;
    return 0;
  };
}

/** What a demo looks for beside requests; nothing where the money is real. */
export const demoModule: Module = {
  name: 'demo',
  pollers: ({ pool, config, clock, files }) =>
    config.demo && config.isSandbox
      ? [
          { name: 'write the history of the demo', everyMs: historyMs, poll: () => tellHistory(pool) },
          { name: 'write the licences of the demo', everyMs: filesMs, poll: once(() => writeLicences(files)) },
          { name: 'write the brand images of the demo', everyMs: filesMs, poll: once(() => writeBrandImages(files)) },
          ...(config.demoSize === 'full'
            ? [{ name: 'keep pages of the demo open', everyMs: reportMs, poll: () => keepPagesOpen(pool, clock()) }]
            : []),
        ]
      : [],
};
