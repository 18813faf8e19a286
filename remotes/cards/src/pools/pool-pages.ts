import { pageHref } from '@console/screens';

export const rulesHref = pageHref('cards-share-group-rules');

/** List of the cards of a group or wallet. */
export const poolCardsHref = (poolId: string): string => pageHref('cards-share-cards', { poolId });
