import type { TabFill } from '@console/remote-kit';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { pageOf } from '../drafts/draft.rules';

const dirty = atom<ReadonlySet<string>>(new Set<string>());
const titles = atom<ReadonlyMap<string, TabFill>>(new Map<string, TabFill>());

/**
 * Keys of open pages with unsaved input, in the page itself or in contributions to it, and keys of those contributions.
 */
export const dirtyAtom = atom((get) => new Set([...get(dirty)].flatMap((key) => [key, pageOf(key)])));

/** Values that identify the records of pages, by page key. */
export const titlesAtom = atom((get) => get(titles));

/** Returns whether this page has unsaved input. */
export const isDirty = (key: string): boolean => store.get(dirtyAtom).has(key);

/** Returns whether any page has unsaved input. */
export const isAnyDirty = (): boolean => store.get(dirty).size > 0;

export function markDirty(key: string, value: boolean): void {
  const before = store.get(dirty);
  if (before.has(key) === value) return;
  const after = new Set(before);
  if (value) after.add(key);
  else after.delete(key);
  store.set(dirty, after);
}

export function nameTab(key: string, fill: TabFill): void {
  if (JSON.stringify(store.get(titles).get(key)) !== JSON.stringify(fill))
    store.set(titles, new Map(store.get(titles)).set(key, fill));
}

/**
 * Removes the marks of all pages except `keys`, and the titles of all pages except `named`, which can include closed
 * pages.
 */
export function forgetMarksExcept(keys: ReadonlySet<string>, named: ReadonlySet<string> = keys): void {
  const [marks, names] = [store.get(dirty), store.get(titles)];
  const left = [...marks].filter((key) => keys.has(pageOf(key)));
  if (left.length < marks.size) store.set(dirty, new Set(left));
  if ([...names.keys()].some((key) => !named.has(key)))
    store.set(titles, new Map([...names].filter(([key]) => named.has(key))));
}
