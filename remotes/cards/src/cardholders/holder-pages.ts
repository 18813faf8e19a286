import { pageHref } from '@console/screens';

export const listHref = pageHref('coremanagement-cardholder-management');
export const createHref = pageHref('coremanagement-cardholder-management-save');
export const editHref = (id: string): string => pageHref('coremanagement-cardholder-management-save', { id });
export const holderHref = (id: string): string => pageHref('coremanagement-cardholder-management-view', { id });
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
