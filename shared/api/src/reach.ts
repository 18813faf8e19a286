let isLost = false;
const listeners = new Set<() => void>();

/** Returns whether the server is currently unreachable. */
export const isServerLost = (): boolean => isLost;

/** Calls `listener` when the server becomes unreachable or reachable. Returns a function that stops it. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the state. The shell calls it after its own check. */
export function noteReach(isReached: boolean): void {
  if (isLost !== isReached) return;
  isLost = !isReached;
  for (const listener of listeners) listener();
}
