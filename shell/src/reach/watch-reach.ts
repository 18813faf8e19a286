import { isServerLost, noteReach, onReach } from '@console/api';
import { sessionAtom, store } from '@console/session';

/** Pauses between two looks while the server is out of reach, then the last of them again and again. */
const pausesMs = [1000, 2000, 4000, 8000];
const timeoutMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;

/**
 * Looks whether anybody answers, and again until somebody does. One call that failed is no proof, and what the browser
 * says of its network is none either: it is "offline" on a machine whose own server answers.
 */
export function lookForServer(): void {
  // A page that has stopped asks for nothing.
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

/** Looks when the network of the browser comes or goes. */
export function watchReach(): void {
  onReach(() => {
    looks = 0;
    if (!isServerLost()) clearTimeout(timer);
  });
  for (const sign of ['online', 'offline']) window.addEventListener(sign, lookForServer);
}

/** Whether the console's server answers now; an error is an answer too. */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
