import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { pageOf } from './draft.rules';

/** A page whose typed work came back. */
export interface Restored {
  savedAtMs: number;
  /** Back to what the page opened with. */
  discard: () => void;
}

const restored = atom<ReadonlyMap<string, Restored>>(new Map<string, Restored>());

/** Pages whose typed work came back and that nobody has said anything about, by their keys. */
export const restoredAtom = atom((get) => get(restored));

/** Said of a page as a whole, whichever parts of it came back, and of what others contribute to it. */
export function noteRestored(part: string, { savedAtMs, discard }: Restored): void {
  const [page, all] = [pageOf(part), store.get(restored)];
  const before = part === page ? undefined : all.get(page);
  const discardAll = () => {
    before?.discard();
    discard();
  };
  store.set(restored, new Map(all).set(page, { savedAtMs, discard: discardAll }));
}

/** What one user's pages brought back is nothing for the next one. */
export const forgetAllRestored = (): void => store.set(restored, new Map());

export function forgetRestored(page: string): void {
  if (!store.get(restored).has(page)) return;
  const rest = new Map(store.get(restored));
  rest.delete(page);
  store.set(restored, rest);
}
