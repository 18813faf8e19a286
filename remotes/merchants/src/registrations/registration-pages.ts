import { pageHref } from '@console/screens';

export const reviewHref = (id: string): string => pageHref('merchant-register-review', { id });
export const userHref = (id: string): string => pageHref('user-management-save', { id });
/** Page where the review is decided. */
export const decideHref = (reviewId: string): string => pageHref('merchant-review-list-review', { id: reviewId });
/** The list of all reviews, filtered by number, for users without the pages of merchant reviews. */
export const workbenchHref = (reviewNo: string): string => pageHref('cards-cancel-review', { q: reviewNo });
export const merchantHref = (id: string): string => pageHref('merchant-management-view', { id });
