import type { SystemMarker } from '@console/contracts';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** What the notice shows. Whole seconds, so that it is drawn once in each. */
export type ShownIdleness =
  | { at: 'active' }
  | { at: 'warned'; marker: SystemMarker; leftSeconds: number; ofSeconds: number; afterMinutes: number };

const shown = atom<ShownIdleness>({ at: 'active' });

/** Is the person about to be signed out, and in how many seconds? */
export const idleAtom = atom((get) => get(shown));

export function showIdleness(next: ShownIdleness): void {
  const before = store.get(shown);
  const isSame =
    before.at === 'warned' && next.at === 'warned' ? before.leftSeconds === next.leftSeconds : before.at === next.at;
  if (!isSame) store.set(shown, next);
}
