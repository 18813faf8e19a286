import type { CardState } from '@console/contracts/cards';
import { pageHref } from '@console/screens';

export const listHref = pageHref('merchant-management');
export const viewHref = (id: string): string => pageHref('merchant-management-view', { id });
export const createHref = pageHref('merchant-management-saveinfo-step-1-1');
export const editHref = (id: string): string => pageHref('merchant-management-saveinfo-step-1-1', { id });
/** The reviews, found by number. */
export const reviewHref = (reviewNo: string): string => pageHref('cards-cancel-review', { q: reviewNo });
/** The cards of a merchant, all or those in one state. */
export const cardsHref = (id: string, state?: CardState): string =>
  pageHref('cards-balance', { merchantId: id, ...(state && { state }) });
