import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { pageOf } from './draft.rules';

/** A page whose unsaved input was restored. */
export interface Restored {
  savedAtMs: number;
  /** Resets the page to its initial values. */
  discard: () => void;
}

const restored = atom<ReadonlyMap<string, Restored>>(new Map<string, Restored>());

/** Restored input by page key, until the user has dismissed its notice or discarded the input. */
export const restoredAtom = atom((get) => get(restored));

/** Records restored input for the whole page, including parts that other remotes contributed. */
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
