import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** A page whose typed work came back. */
export interface Restored {
  savedAtMs: number;
  /** Back to what the page opened with. */
  discard: () => void;
}

const restored = atom<ReadonlyMap<string, Restored>>(new Map<string, Restored>());

/** Pages whose typed work came back and that nobody has said anything about, by their keys. */
export const restoredAtom = atom((get) => get(restored));

export function noteRestored(page: string, what: Restored): void {
  store.set(restored, new Map(store.get(restored)).set(page, what));
}

/** What one user's pages brought back is nothing for the next one. */
export const forgetAllRestored = (): void => store.set(restored, new Map());

export function forgetRestored(page: string): void {
  if (!store.get(restored).has(page)) return;
  const rest = new Map(store.get(restored));
  rest.delete(page);
  store.set(restored, rest);
}
