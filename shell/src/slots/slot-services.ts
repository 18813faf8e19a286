import type { ShellSlots } from '@console/remote-kit';
import { store } from '@console/session';
import { contributionsAtom } from './contributions.atom';
import { show } from './places.atom';

const nothing: readonly never[] = [];

/** Slot services of the shell for pages. */
export const slotServices: ShellSlots = {
  contributionsTo: (slot) => store.get(contributionsAtom).get(slot) ?? nothing,
  subscribe: (listener) => store.sub(contributionsAtom, listener),
  show,
};
