import { pageHref } from '@console/screens';

export const transactionsHref = (query: Record<string, string> = {}): string => pageHref('cards-transactions', query);
/** The list with one purchase open over it. */
export const transactionHref = (id: string): string => transactionsHref({ txn: id });
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
