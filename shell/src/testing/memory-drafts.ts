import type { BrowserTab } from '../drafts/browser-tab';
import type { DraftAddress } from '../drafts/draft.rules';
import type { DraftEntry, DraftStore } from '../drafts/draft-store';

const keyOf = ({ userId, tab, slot }: DraftAddress) => JSON.stringify([userId, tab, slot]);

/** In-memory drafts and tabs of a browser, because jsdom has neither IndexedDB nor Web Locks. */
export class MemoryBrowser {
  readonly entries = new Map<string, DraftEntry>();
  readonly openTabs = new Set<string>();

  readonly store: DraftStore = {
    list: async () => [...this.entries.values()],
    put: async (entry) => void this.entries.set(keyOf(entry), entry),
    exchange: async (at, tab) => {
      const from = { ...at, tab };
      const [own, taken] = [this.entries.get(keyOf(at)), this.entries.get(keyOf(from))];
      this.place(at, taken);
      this.place(from, own);
      return this.entries.get(keyOf(at));
    },
    remove: async (at) => void this.entries.delete(keyOf(at)),
  };

  tab(id: string): BrowserTab {
    this.openTabs.add(id);
    return { id, openTabs: async () => this.openTabs };
  }

  private place(at: DraftAddress, entry: DraftEntry | undefined): void {
    if (entry) this.entries.set(keyOf(at), { ...entry, tab: at.tab });
    else this.entries.delete(keyOf(at));
  }
}
