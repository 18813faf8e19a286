import { pageHref } from '@console/screens';

export const listHref = pageHref('cards-balance');
export const createHref = pageHref('cards-balance-create-card');
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
