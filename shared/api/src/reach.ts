let isLost = false;
const listeners = new Set<() => void>();

/** Whether the server cannot be reached at the moment. */
export const isServerLost = (): boolean => isLost;

/** Calls `listener` whenever the server is lost or back; answers how to stop. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the shell, which looks before it believes that the server is lost. */
export function noteReach(isReached: boolean): void {
  if (isLost !== isReached) return;
  isLost = !isReached;
  for (const listener of listeners) listener();
}
