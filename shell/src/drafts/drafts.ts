import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { draftLengthMax, isOfPage, surplusOf, type DraftLabel } from './draft.rules';
import type { Cipher } from './draft-cipher';
import type { DraftEntry, DraftStore } from './draft-store';

/** What was typed, and when. */
export interface Draft {
  savedAtMs: number;
  captured: Captured;
}

interface Stored {
  savedAtMs: number;
  text: string;
}

interface Place {
  userId: string;
  cipher: Cipher;
  store: DraftStore;
}

/** Said to the other pages of this browser once a draft is written or gone. */
const message = z.strictObject({ userId: z.string(), slot: z.string() });

/** Typing is written down at most this often. */
const writeEveryMs = 300;

const aboutOf = ({ userId, slot, savedAtMs }: DraftLabel) => JSON.stringify([userId, slot, savedAtMs]);

/**
 * The drafts of one user: at hand in memory, so that a form has its values back before it is drawn, and encrypted on
 * the database a moment later. Where the database fails, the forms work on and nothing is stored.
 */
export class Drafts {
  private readonly stored = new Map<string, Stored>();
  private readonly unwritten = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private tail: Promise<void> = Promise.resolve();
  private hasFailed = false;
  private readonly channel = new BroadcastChannel('vcc-drafts');

  private constructor(private readonly place: Place) {
    this.channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void this.hear(data));
  }

  /** @throws where the database cannot be read */
  static async open(place: Place): Promise<Drafts> {
    const entries = await place.store.list();
    const surplus = surplusOf(entries, Date.now());
    for (const entry of surplus) place.store.remove(entry).catch(() => undefined);
    const drafts = new Drafts(place);
    const own = entries.filter((entry) => entry.userId === place.userId && !surplus.includes(entry));
    await Promise.all(own.map((entry) => drafts.learn(entry)));
    return drafts;
  }

  of(slot: string): Draft | null {
    const record = this.stored.get(slot);
    // What was sealed with the user's key is what this class wrote.
    return record ? { savedAtMs: record.savedAtMs, captured: JSON.parse(record.text) as Captured } : null;
  }

  /** Is something of this page stored, as far as one can know? */
  hasOf(page: string): boolean {
    return !this.hasFailed && [...this.stored.keys()].some((slot) => isOfPage(slot, page));
  }

  keep(slot: string, captured: Captured): void {
    const text = JSON.stringify(captured);
    if (text.length > draftLengthMax) return this.forget(slot);
    if (this.stored.get(slot)?.text === text) return;
    this.stored.set(slot, { savedAtMs: Date.now(), text });
    this.unwritten.add(slot);
    this.timer ??= setTimeout(() => void this.flush(), writeEveryMs);
  }

  forget(slot: string): void {
    if (!this.stored.delete(slot)) return;
    this.unwritten.add(slot);
    void this.flush();
  }

  forgetOf(page: string): void {
    for (const slot of this.stored.keys()) if (isOfPage(slot, page)) this.forget(slot);
  }

  /** Writes what is not yet written; settles when it is. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const slots = [...this.unwritten];
    this.unwritten.clear();
    for (const slot of slots) {
      const record = this.stored.get(slot);
      this.tail = this.tail.then(() => this.write(slot, record));
    }
    return this.tail;
  }

  /** Writes the rest; nothing is at hand any more. */
  close(): Promise<void> {
    const done = this.flush().then(() => this.channel.close());
    this.stored.clear();
    return done;
  }

  private async write(slot: string, record: Stored | undefined): Promise<void> {
    const { userId, cipher, store } = this.place;
    try {
      if (record) {
        const label = { userId, slot, savedAtMs: record.savedAtMs };
        await store.put({ ...label, ...(await cipher.seal(record.text, aboutOf(label))) });
      } else await store.remove({ userId, slot });
      this.hasFailed = false;
      this.channel.postMessage({ userId, slot } satisfies z.infer<typeof message>);
    } catch {
      // A full disk or a denied storage: the form works on, and whoever asks learns that nothing is stored.
      this.hasFailed = true;
    }
  }

  /** What cannot be opened with this user's key is of no use to anybody. */
  private async learn(entry: DraftEntry): Promise<void> {
    try {
      const text = await this.place.cipher.open(entry, aboutOf(entry));
      this.stored.set(entry.slot, { savedAtMs: entry.savedAtMs, text });
    } catch {
      this.place.store.remove(entry).catch(() => undefined);
    }
  }

  private async hear(data: unknown): Promise<void> {
    const { userId, store } = this.place;
    const received = message.safeParse(data).data;
    if (received?.userId !== userId) return;
    const entry = await store.read(received).catch(() => undefined);
    // What is being typed here is newer than what was written there.
    if (this.unwritten.has(received.slot)) return;
    this.stored.delete(received.slot);
    if (entry) await this.learn(entry);
  }
}
