import { isServerLost, noteReach, onReach } from '@console/api';
import { sessionAtom, store } from '@console/session';

/** Delays between checks while the server is unreachable; the last one repeats. */
const pausesMs = [1000, 2000, 4000, 8000];
const timeoutMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;

/**
 * Checks whether the server responds, and repeats the check until it does. A failed call alone does not prove an
 * outage, nor does the browser's network state: it can be "offline" on a machine whose own server responds.
 */
export function lookForServer(): void {
  // A stopped page sends no requests.
  if (store.get(sessionAtom).at === 'stopped') return;
  clearTimeout(timer);
  void isServerThere().then((isThere) => {
    noteReach(isThere);
    if (!isServerLost()) return;
    clearTimeout(timer);
    timer = setTimeout(lookForServer, pausesMs[Math.min(looks, pausesMs.length - 1)]);
    looks += 1;
  });
}

/** Checks the server when the browser's network state changes. */
export function watchReach(): void {
  onReach(() => {
    looks = 0;
    if (!isServerLost()) clearTimeout(timer);
  });
  for (const sign of ['online', 'offline']) window.addEventListener(sign, lookForServer);
}

/** Returns whether the console's server responds; an error response counts too. */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
