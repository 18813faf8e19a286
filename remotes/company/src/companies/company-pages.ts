import { pageHref } from '@console/screens';

export const listHref = pageHref('company-management');
export const viewHref = (id: string): string => pageHref('company-management-view', { id });
export const createHref = pageHref('company-management-saveinfo-step-1-1');
export const editHref = (id: string): string => pageHref('company-management-saveinfo-step-1-1', { id });
/** List of reviews, filtered by review number. */
export const reviewHref = (reviewNo: string): string => pageHref('cards-cancel-review', { q: reviewNo });
/** List of product modules, filtered by code. */
export const moduleHref = (code: string): string => pageHref('module-management', { q: code });
/** List of card BINs, filtered by number. */
export const binHref = (bin: string): string => pageHref('card-bin-management', { q: bin });
