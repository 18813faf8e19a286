import type { Module } from '../../../platform/module';
import { sweepDueCards } from './sweep-cards.actions';

/** A new card waits for its first money this long at most. */
const allocationMs = 2_000;

export const allocationModule: Module = {
  name: 'cards/allocations',
  pollers: (work) => [{ name: 'allocate money to cards', poll: () => sweepDueCards(work), everyMs: allocationMs }],
};
