import { pageHref } from '@console/screens';

export const transactionsHref = (query: Record<string, string> = {}): string => pageHref('cards-transactions', query);
/** List with one purchase open. */
export const transactionHref = (id: string): string => transactionsHref({ txn: id });
/** List with one purchase open at an entry of its timeline. */
export const transactionEntryHref = (id: string, entry: string): string => transactionsHref({ txn: id, entry });
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
/** Page of a card with an action dialog open. */
export const cardActionHref = (id: string, action: string): string =>
  pageHref('cards-balance-view-card-detail', { id, do: action });
/** Page of a card at an entry of its history. */
export const cardEntryHref = (id: string, entry: string): string =>
  pageHref('cards-balance-view-card-detail', { id, entry });
