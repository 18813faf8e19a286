const listeners = new Map<string, Set<() => void>>();

/** The server said that something was added to this record. */
export const tellRecord = (id: string): void => listeners.get(id)?.forEach((handler) => handler());

/** Calls back at each event of this record, until it is stopped. */
export function onRecord(id: string, handler: () => void): () => void {
  const ofRecord = listeners.get(id) ?? new Set();
  listeners.set(id, ofRecord.add(handler));
  return () => {
    ofRecord.delete(handler);
    if (ofRecord.size === 0) listeners.delete(id);
  };
}
