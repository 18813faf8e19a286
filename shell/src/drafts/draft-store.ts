import { z } from '@console/contracts/zod';
import { inStore } from '../storage/database';
import type { DraftAddress, DraftLabel } from './draft.rules';
import type { Sealed } from './draft-cipher';

/** A draft as stored in the database: encrypted, with the fields for finding and removing it. */
export interface DraftEntry extends DraftLabel, Sealed {}

/** Drafts of earlier versions have no tab id, so they count as drafts of a closed tab. */
const label = z.strictObject({
  userId: z.string(),
  tab: z.string().default(''),
  slot: z.string(),
  savedAtMs: z.number(),
});

/** Parses a stored entry; undefined for values of another format. */
function entryOf(value: unknown): DraftEntry | undefined {
  if (typeof value !== 'object' || value === null || !('iv' in value) || !('bytes' in value)) return undefined;
  const { iv, bytes, ...rest } = value;
  const record = label.safeParse(rest).data;
  if (!record || !(iv instanceof Uint8Array) || !(bytes instanceof ArrayBuffer)) return undefined;
  return { ...record, iv: new Uint8Array(iv), bytes };
}

/** Storage of drafts. Every operation can fail, for example because the disk is full or the browser denies storage. */
export interface DraftStore {
  /** Drafts of all users and tabs of this browser. */
  list: () => Promise<DraftEntry[]>;
  put: (entry: DraftEntry) => Promise<void>;
  /** Exchanges the drafts of two tabs for one slot in one transaction. Returns the draft that `at` has afterwards. */
  exchange: (at: DraftAddress, other: string) => Promise<DraftEntry | undefined>;
  remove: (at: DraftAddress) => Promise<void>;
}

const keyOf = ({ userId, tab, slot }: DraftAddress) => (tab === '' ? [userId, slot] : [userId, tab, slot]);

/** Draft store in IndexedDB. */
export const browserDraftStore: DraftStore = {
  list: async () => {
    const all: unknown[] = await inStore('drafts', 'readonly', (store) => store.getAll());
    return all.flatMap((entry) => entryOf(entry) ?? []);
  },
  put: async (entry) => {
    await inStore('drafts', 'readwrite', (store) => store.put(entry, keyOf(entry)));
  },
  exchange: async (at, other) => {
    const from = { ...at, tab: other };
    const moved = (value: unknown, tab: string): DraftEntry | undefined => {
      const entry = entryOf(value);
      return entry && { ...entry, tab };
    };
    const place = (store: IDBObjectStore, to: DraftAddress, entry: DraftEntry | undefined) =>
      entry ? store.put(entry, keyOf(to)) : store.delete(keyOf(to));
    const taken = await inStore<unknown>('drafts', 'readwrite', (store) => {
      const own = store.get(keyOf(at));
      const request = store.get(keyOf(from));
      request.addEventListener('success', () => {
        place(store, at, moved(request.result, at.tab));
        place(store, from, moved(own.result, from.tab));
      });
      return request;
    });
    return moved(taken, at.tab);
  },
  remove: (at) => inStore('drafts', 'readwrite', (store) => store.delete(keyOf(at))),
};
