import { z } from '@console/contracts/zod';
import { inStore } from '../storage/database';
import type { DraftAddress, DraftLabel } from './draft.rules';
import type { Sealed } from './draft-cipher';

/** A draft as it lies in the database: encrypted, with what is needed to find it and to clear it away. */
export interface DraftEntry extends DraftLabel, Sealed {}

const label = z.strictObject({ userId: z.string(), slot: z.string(), savedAtMs: z.number() });

/** An entry as this version writes it; whatever else lies there counts as nothing. */
function entryOf(value: unknown): DraftEntry | undefined {
  if (typeof value !== 'object' || value === null || !('iv' in value) || !('bytes' in value)) return undefined;
  const { iv, bytes, ...rest } = value;
  const record = label.safeParse(rest).data;
  if (!record || !(iv instanceof Uint8Array) || !(bytes instanceof ArrayBuffer)) return undefined;
  return { ...record, iv: new Uint8Array(iv), bytes };
}

/** Where drafts lie. Everything may fail: a full disk, a browser that denies storage. */
export interface DraftStore {
  /** Drafts of all users of this browser. */
  list: () => Promise<DraftEntry[]>;
  read: (at: DraftAddress) => Promise<DraftEntry | undefined>;
  put: (entry: DraftEntry) => Promise<void>;
  remove: (at: DraftAddress) => Promise<void>;
}

const keyOf = ({ userId, slot }: DraftAddress) => [userId, slot];

/** The shelf in the browser's database. */
export const browserDraftStore: DraftStore = {
  list: async () => {
    const all: unknown[] = await inStore('drafts', 'readonly', (store) => store.getAll());
    return all.flatMap((entry) => entryOf(entry) ?? []);
  },
  read: async (at) => entryOf(await inStore<unknown>('drafts', 'readonly', (store) => store.get(keyOf(at)))),
  put: async (entry) => {
    await inStore('drafts', 'readwrite', (store) => store.put(entry, keyOf(entry)));
  },
  remove: (at) => inStore('drafts', 'readwrite', (store) => store.delete(keyOf(at))),
};
