import { watch } from 'node:fs';

/** Editors write a file in several steps; events within this time are one change. */
const settleMs = 120;

/**
 * Runs `work` immediately and after each change below the folders, one run at a time. A change during a run causes
 * another run.
 */
export function whenChanged(folders, work) {
  let timer = null;
  let isRunning = false;
  let isStale = false;
  const go = async () => {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    do {
      isStale = false;
      await work();
    } while (isStale);
    isRunning = false;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(go, settleMs);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(file ?? '')) soon();
    }),
  );
  void go();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
