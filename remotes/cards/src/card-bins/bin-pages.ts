import { pageHref } from '@console/screens';

export const listHref = pageHref('card-bin-management');
export const createHref = pageHref('card-bin-management-save');
export const editHref = (id: string): string => pageHref('card-bin-management-save', { id });
export const assignHref = (id: string): string => pageHref('card-bin-management-assign', { id });
