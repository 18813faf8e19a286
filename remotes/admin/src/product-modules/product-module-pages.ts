import { pageHref } from '@console/screens';

export const listHref = pageHref('module-management');
export const createHref = pageHref('module-management-save');
export const saveHref = (id: string) => pageHref('module-management-save', { id });
