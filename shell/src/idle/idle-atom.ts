import type { SystemMarker } from '@console/contracts';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** Idle state of the notice, in whole seconds so that it renders once per second. */
export type ShownIdleness =
  | { at: 'active' }
  | { at: 'warned'; marker: SystemMarker; leftSeconds: number; ofSeconds: number; afterMinutes: number };

const shown = atom<ShownIdleness>({ at: 'active' });

/** Idle state: active, or the remaining seconds until sign-out. */
export const idleAtom = atom((get) => get(shown));

export function showIdleness(next: ShownIdleness): void {
  const before = store.get(shown);
  const isSame =
    before.at === 'warned' && next.at === 'warned' ? before.leftSeconds === next.leftSeconds : before.at === next.at;
  if (!isSame) store.set(shown, next);
}
