import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { areTooMany } from './fault.rules';

interface Crashes {
  atMs: readonly number[];
  isOff: boolean;
}

/** Crashes by version address, so that another version of the remote starts without crashes. */
const book = atom<ReadonlyMap<string, Crashes>>(new Map<string, Crashes>());

/** Addresses of versions that crashed too often; they stay disabled until the user retries. */
export const switchedOffAtom = atom(
  (get) => new Set([...get(book)].filter(([, { isOff }]) => isOff).map(([base]) => base)),
);

/** Records a crash. Returns whether the version must be disabled. */
export function noteCrash(base: string): boolean {
  const nowMs = performance.now();
  const before = store.get(book).get(base) ?? { atMs: [], isOff: false };
  const atMs = [...before.atMs, nowMs].slice(-10);
  const isOff = before.isOff || areTooMany(atMs, nowMs);
  store.set(book, new Map(store.get(book)).set(base, { atMs, isOff }));
  return isOff && !before.isOff;
}

/** Clears the crashes of a version, so that it can be mounted again. */
export function forgetCrashes(base: string): void {
  const rest = new Map(store.get(book));
  rest.delete(base);
  store.set(book, rest);
}
