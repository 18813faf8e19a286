import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { pageOf } from './draft.rules';

/** A page whose typed work was restored. */
export interface Restored {
  savedAtMs: number;
  /** Resets the page to its initial values. */
  discard: () => void;
}

const restored = atom<ReadonlyMap<string, Restored>>(new Map<string, Restored>());

/** Restored work by page key, until the user has dismissed its notice or discarded the work. */
export const restoredAtom = atom((get) => get(restored));

/** Records restored work for the whole page, including parts contributed by other remotes. */
export function noteRestored(part: string, { savedAtMs, discard }: Restored): void {
  const [page, all] = [pageOf(part), store.get(restored)];
  const before = part === page ? undefined : all.get(page);
  const discardAll = () => {
    before?.discard();
    discard();
  };
  store.set(restored, new Map(all).set(page, { savedAtMs, discard: discardAll }));
}

/** Clears the notices, so that the next user does not see them. */
export const forgetAllRestored = (): void => store.set(restored, new Map());

export function forgetRestored(page: string): void {
  if (!store.get(restored).has(page)) return;
  const rest = new Map(store.get(restored));
  rest.delete(page);
  store.set(restored, rest);
}
