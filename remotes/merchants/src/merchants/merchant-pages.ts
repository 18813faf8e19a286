import type { CardState } from '@console/contracts/cards';
import { pageHref } from '@console/screens';

export const listHref = pageHref('merchant-management');
export const viewHref = (id: string): string => pageHref('merchant-management-view', { id });
export const createHref = pageHref('merchant-management-saveinfo-step-1-1');
export const editHref = (id: string): string => pageHref('merchant-management-saveinfo-step-1-1', { id });
/** Page where the review is decided. */
export const decideHref = (reviewId: string): string => pageHref('merchant-review-list-review', { id: reviewId });
/** The list of all reviews, filtered by number, for users without the pages of merchant reviews. */
export const reviewHref = (reviewNo: string): string => pageHref('cards-cancel-review', { q: reviewNo });
/** The cards of a merchant, all or those in one state. */
export const cardsHref = (id: string, state?: CardState): string =>
  pageHref('cards-balance', { merchantId: id, ...(state && { state }) });
