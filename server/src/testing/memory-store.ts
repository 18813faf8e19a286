import type { ObjectStore } from '../release/object-store';

/** A store that is gone with the test; `objects` shows what lies in it. */
export function memoryStore(): ObjectStore & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    put: (key, bytes) => {
      objects.set(key, bytes);
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(objects.get(key) ?? null),
  };
}
