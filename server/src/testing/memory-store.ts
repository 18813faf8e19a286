import type { ObjectStore } from '../releases/store/object-store';

/** An object store in memory. `objects` gives tests access to its content. */
export function memoryStore(): ObjectStore & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  const putAt = new Date();
  return {
    objects,
    put: (key, bytes) => {
      objects.set(key, bytes);
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(objects.get(key) ?? null),
    putAt: (name) => Promise.resolve(objects.has(name) ? putAt : null),
    list: () => Promise.resolve({ objects: [...objects.keys()].map((name) => ({ name, putAt })), next: null }),
    remove: (name) => {
      objects.delete(name);
      return Promise.resolve();
    },
  };
}
