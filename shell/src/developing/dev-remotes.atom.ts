import type { LiveRemote } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const current = atom<readonly LiveRemote[]>([]);

/** Builds from source that this user runs in place of live versions. */
export const devRemotesAtom = atom((get) => get(current));

const namesOf = (list: readonly LiveRemote[]) => list.map(({ base }) => base).join(' ');

export function showDevRemotes(list: readonly LiveRemote[]): void {
  if (namesOf(list) !== namesOf(store.get(current))) store.set(current, list);
}
