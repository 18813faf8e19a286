import type { ShellSlots } from '@console/remote-kit';
import { store } from '@console/session';
import { contributionsAtom } from './contributions.atom';
import { show } from './places.atom';

const nothing: readonly never[] = [];

/** What pages may ask of the shell about their slots. */
export const slotServices: ShellSlots = {
  contributionsTo: (slot) => store.get(contributionsAtom).get(slot) ?? nothing,
  subscribe: (listener) => store.sub(contributionsAtom, listener),
  show,
};
