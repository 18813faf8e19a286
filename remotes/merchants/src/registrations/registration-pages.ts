import { pageHref } from '@console/screens';

export const reviewHref = (id: string): string => pageHref('merchant-register-review', { id });
export const userHref = (id: string): string => pageHref('user-management-save', { id });
/** The review workbench with one review. */
export const workbenchHref = (reviewNo: string): string => pageHref('cards-cancel-review', { q: reviewNo });
export const merchantHref = (id: string): string => pageHref('merchant-management-view', { id });
