const listeners = new Map<string, Set<() => void>>();

/** Notifies the listeners of a record that the server has added something to it. */
export const tellRecord = (id: string): void => listeners.get(id)?.forEach((handler) => handler());

/** Registers a callback for events of this record. Returns a function that removes it. */
export function onRecord(id: string, handler: () => void): () => void {
  const ofRecord = listeners.get(id) ?? new Set();
  listeners.set(id, ofRecord.add(handler));
  return () => {
    ofRecord.delete(handler);
    if (ofRecord.size === 0) listeners.delete(id);
  };
}
