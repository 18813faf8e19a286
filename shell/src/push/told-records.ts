const listeners = new Map<string, Set<() => void>>();

/** The server said that something was added to this record. */
export const tellRecord = (id: string): void => listeners.get(id)?.forEach((heard) => heard());

/** Calls back each time that this record is told of, until it is stopped. */
export function onRecord(id: string, heard: () => void): () => void {
  const ofRecord = listeners.get(id) ?? new Set();
  listeners.set(id, ofRecord.add(heard));
  return () => {
    ofRecord.delete(heard);
    if (ofRecord.size === 0) listeners.delete(id);
  };
}
