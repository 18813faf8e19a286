import { pageHref } from '@console/screens';

export const transactionsHref = (query: Record<string, string> = {}): string => pageHref('cards-transactions', query);
/** The list with one purchase open over it. */
export const transactionHref = (id: string): string => transactionsHref({ txn: id });
/** The list with one purchase open, at one entry of its timeline. */
export const transactionEntryHref = (id: string, entry: string): string => transactionsHref({ txn: id, entry });
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
/** The page of a card, with one of its dialogs open over it. */
export const cardActionHref = (id: string, action: string): string =>
  pageHref('cards-balance-view-card-detail', { id, do: action });
/** The page of a card, at one entry of its history. */
export const cardEntryHref = (id: string, entry: string): string =>
  pageHref('cards-balance-view-card-detail', { id, entry });
