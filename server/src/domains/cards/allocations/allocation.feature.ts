import type { Feature } from '../../../platform/feature';
import { sweepDueCards } from './sweep-cards.actions';

/** Longest time until a new card gets its first allocation. */
const allocationMs = 2_000;

export const allocationFeature: Feature = {
  name: 'cards/allocations',
  pollers: (work) => [{ name: 'allocate money to cards', poll: () => sweepDueCards(work), everyMs: allocationMs }],
};
