import { pageHref } from '@console/screens';

export const listHref = pageHref('role-management');
export const createHref = pageHref('role-management-save');
export const saveHref = (id: string) => pageHref('role-management-save', { id });
export const roleHref = (id: string) => pageHref('role-management', { role: id });
export const reviewHref = (reviewNo: string) => pageHref('cards-cancel-review', { q: reviewNo });
