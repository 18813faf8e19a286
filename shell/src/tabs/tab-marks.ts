import type { TabFill } from '@console/remote-kit';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const dirty = atom<ReadonlySet<string>>(new Set<string>());
const titles = atom<ReadonlyMap<string, TabFill>>(new Map<string, TabFill>());

/** Keys of open pages that hold typed work. */
export const dirtyAtom = atom((get) => get(dirty));

/** What names the records that pages show, by the keys of the pages. */
export const titlesAtom = atom((get) => get(titles));

/** Does this page hold typed work? */
export const isDirty = (key: string): boolean => store.get(dirty).has(key);

/** Does any page hold typed work? */
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

/** Keeps only what belongs to `keys`, and the names of what is `known` beside them, such as pages that were closed. */
export function forgetMarksExcept(keys: ReadonlySet<string>, named: ReadonlySet<string> = keys): void {
  const [marks, names] = [store.get(dirty), store.get(titles)];
  if ([...marks].some((key) => !keys.has(key))) store.set(dirty, new Set([...marks].filter((key) => keys.has(key))));
  if ([...names.keys()].some((key) => !named.has(key)))
    store.set(titles, new Map([...names].filter(([key]) => named.has(key))));
}
