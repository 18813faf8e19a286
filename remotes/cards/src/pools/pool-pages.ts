import { pageHref } from '@console/screens';

/** The cards of a group or wallet. */
export const poolCardsHref = (poolId: string): string => pageHref('cards-share-cards', { poolId });
