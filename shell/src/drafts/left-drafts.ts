import { z } from '@console/contracts/zod';
import type { BrowserTab } from './browser-tab';
import { isOfPage, leftOf, type DraftLabel, type LeftDraft } from './draft.rules';
import type { Cipher } from './draft-cipher';
import type { DraftEntry, DraftStore } from './draft-store';

/** User, browser tab and storage of drafts. */
export interface Place {
  userId: string;
  tab: BrowserTab;
  cipher: Cipher;
  store: DraftStore;
}

/** Message to the other browser tabs: a draft of a closed tab was restored or discarded. */
const message = z.strictObject({ userId: z.string() });

/** Additional authenticated data of a draft: it cannot be decrypted as a draft of another page or user. */
export const aboutOf = ({ userId, slot, savedAtMs }: Pick<DraftLabel, 'userId' | 'slot' | 'savedAtMs'>): string =>
  JSON.stringify([userId, slot, savedAtMs]);

/** Drafts of one user from tabs that crashed or were closed. */
export class LeftDrafts {
  private readonly channel = new BroadcastChannel('vcc-drafts');

  constructor(private readonly place: Place) {}

  /** Calls `listener` when another tab restored or discarded a draft of the user. */
  watch(listener: () => void): void {
    this.channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (message.safeParse(data).data?.userId === this.place.userId) listener();
    });
  }

  /** Drafts of a page, the newest first. */
  async list(page: string): Promise<LeftDraft[]> {
    return leftOf(await this.entriesOf(page), page);
  }

  /**
   * Exchanges a closed tab's drafts of a page with the drafts of this tab in `slots`. Returns an empty list if another
   * tab has already taken them.
   */
  async exchange({ tab, page }: LeftDraft, slots: readonly string[]): Promise<DraftEntry[]> {
    const { userId, tab: own, store } = this.place;
    const left = (await this.entriesOf(page)).filter((entry) => entry.tab === tab);
    if (left.length === 0) return [];
    const all = new Set([...slots, ...left.map(({ slot }) => slot)]);
    const taken = await Promise.all([...all].map((slot) => store.exchange({ userId, tab: own.id, slot }, tab)));
    this.tellOthers();
    return taken.filter((entry) => entry !== undefined);
  }

  async discard({ tab, page }: LeftDraft): Promise<void> {
    const left = (await this.entriesOf(page)).filter((entry) => entry.tab === tab);
    await Promise.all(left.map((entry) => this.place.store.remove(entry)));
    this.tellOthers();
  }

  close(): void {
    this.channel.close();
  }

  /** Drafts of a page from closed tabs. Drafts that the user's key cannot decrypt are removed. */
  private async entriesOf(page: string): Promise<DraftEntry[]> {
    const { userId, tab, cipher, store } = this.place;
    const openTabs = await tab.openTabs();
    const isLeft = (entry: DraftEntry) => entry.userId === userId && entry.tab !== tab.id && !openTabs.has(entry.tab);
    const left = (await store.list()).filter((entry) => isLeft(entry) && isOfPage(entry.slot, page));
    const readable = left.map((entry) =>
      cipher.open(entry, aboutOf(entry)).then(
        () => entry,
        () => store.remove(entry).then(() => undefined),
      ),
    );
    return (await Promise.all(readable)).filter((entry) => entry !== undefined);
  }

  private tellOthers(): void {
    this.channel.postMessage({ userId: this.place.userId } satisfies z.infer<typeof message>);
  }
}
