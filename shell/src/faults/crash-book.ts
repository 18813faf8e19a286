import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { areTooMany } from './fault.rules';

interface Crashes {
  atMs: readonly number[];
  isOff: boolean;
}

/** By the address of the version, so that another version of the same remote starts afresh. */
const book = atom<ReadonlyMap<string, Crashes>>(new Map<string, Crashes>());

/** Addresses of versions that crashed too often and stay away until somebody asks for them. */
export const switchedOffAtom = atom(
  (get) => new Set([...get(book)].filter(([, { isOff }]) => isOff).map(([base]) => base)),
);

/** Writes a crash down; answers whether it was the one too many. */
export function noteCrash(base: string): boolean {
  const nowMs = performance.now();
  const before = store.get(book).get(base) ?? { atMs: [], isOff: false };
  const atMs = [...before.atMs, nowMs].slice(-10);
  const isOff = before.isOff || areTooMany(atMs, nowMs);
  store.set(book, new Map(store.get(book)).set(base, { atMs, isOff }));
  return isOff && !before.isOff;
}

/** Another chance. */
export function forgetCrashes(base: string): void {
  const rest = new Map(store.get(book));
  rest.delete(base);
  store.set(book, rest);
}
