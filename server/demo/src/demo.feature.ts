import type { Feature } from '@console/server/platform/feature';
import { writeBrandImages } from './brand/write-brand-images';
import { tellHistory } from './notify-history';
import { writeLicences } from './merchants/write-licences';
import { keepPagesOpen } from './releases/open-pages';

/** Pause between runs that write history. It is as long as a run, so that users of the demo get enough server time. */
const historyMs = 500;
/** Polling interval for open pages; short, so that they appear soon after the start. */
const reportMs = 10_000;
/** Polling interval for files; short, so that images exist before a user opens a page. */
const filesMs = 500;

/**
 * Runs once per process, and again only after an error. If the file store was emptied, the next start writes the files
 * again.
 */
function once(write: () => Promise<number>): () => Promise<number> {
  let isWritten = false;
  return async () => {
    if (!isWritten) await write();
    isWritten = true;
    return 0;
  };
}

/** Polling jobs of a demo; production has none. */
export const demoFeature: Feature = {
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
