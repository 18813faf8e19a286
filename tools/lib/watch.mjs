import { watch } from 'node:fs';

/** Editors write a file in several steps; what comes within this time is one change. */
const settleMs = 120;

/** Calls `work` once now and once after every change below some folders; one run at a time, never one too few. */
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
