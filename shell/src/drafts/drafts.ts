import type { Captured } from '@console/remote-kit';
import { draftLengthMax, isOfPage, surplusOf, type LeftDraft } from './draft.rules';
import type { DraftEntry } from './draft-store';
import { aboutOf, LeftDrafts, type Place } from './left-drafts';

/** State of a form part, with the time of the input. */
export interface Draft {
  savedAtMs: number;
  captured: Captured;
}

interface Stored {
  savedAtMs: number;
  text: string;
}

/** Minimum interval between two writes of typed text. */
const writeEveryMs = 300;

/**
 * The drafts of one user in this browser tab: in memory, so that a form has its values before it renders, and soon
 * afterwards encrypted in the database. If the database fails, forms still work but nothing is stored. Drafts of other
 * tabs are neither read nor changed while those tabs are open.
 */
export class Drafts {
  private readonly stored = new Map<string, Stored>();
  private readonly unwritten = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private tail: Promise<void> = Promise.resolve();
  private hasFailed = false;
  /** Drafts of closed tabs. */
  readonly left: LeftDrafts;

  private constructor(private readonly place: Place) {
    this.left = new LeftDrafts(place);
  }

  /** @throws if the database cannot be read */
  static async open(place: Place): Promise<Drafts> {
    const [entries, openTabs] = await Promise.all([place.store.list(), place.tab.openTabs()]);
    const surplus = surplusOf(entries, { openTabs: new Set([...openTabs, place.tab.id]), nowMs: Date.now() });
    for (const entry of surplus) place.store.remove(entry).catch(() => undefined);
    const drafts = new Drafts(place);
    const own = entries.filter(({ userId, tab }) => userId === place.userId && tab === place.tab.id);
    await Promise.all(own.map((entry) => drafts.learn(entry)));
    return drafts;
  }

  of(slot: string): Draft | null {
    const record = this.stored.get(slot);
    // Only this class encrypts with the user's key, so the text has this format.
    return record ? { savedAtMs: record.savedAtMs, captured: JSON.parse(record.text) as Captured } : null;
  }

  /** Returns true if the page has a draft and the last write succeeded. */
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

  /** Restores the draft of a page from a closed tab. The draft of this tab becomes the draft of the closed tab. */
  async takeOver(left: LeftDraft): Promise<void> {
    await this.flush();
    const own = [...this.stored.keys()].filter((slot) => isOfPage(slot, left.page));
    const taken = await this.left.exchange(left, own);
    if (taken.length === 0) return;
    for (const slot of own) this.stored.delete(slot);
    await Promise.all(taken.map((entry) => this.learn(entry)));
  }

  /** Writes unsaved drafts; settles when they are written. */
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

  /** Writes unsaved drafts, and clears the drafts in memory. */
  close(): Promise<void> {
    const done = this.flush().then(() => this.left.close());
    this.stored.clear();
    return done;
  }

  private async write(slot: string, record: Stored | undefined): Promise<void> {
    const { userId, tab, cipher, store } = this.place;
    const at = { userId, tab: tab.id, slot };
    try {
      if (record) {
        const label = { ...at, savedAtMs: record.savedAtMs };
        await store.put({ ...label, ...(await cipher.seal(record.text, aboutOf(label))) });
      } else await store.remove(at);
      this.hasFailed = false;
    } catch {
      // The disk is full or storage is denied: forms still work, and `hasOf` reports that nothing is stored.
      this.hasFailed = true;
    }
  }

  /** Decrypts a draft into memory. Removes it if the user's key cannot decrypt it. */
  private async learn(entry: DraftEntry): Promise<void> {
    try {
      const text = await this.place.cipher.open(entry, aboutOf(entry));
      this.stored.set(entry.slot, { savedAtMs: entry.savedAtMs, text });
    } catch {
      this.place.store.remove(entry).catch(() => undefined);
    }
  }
}
