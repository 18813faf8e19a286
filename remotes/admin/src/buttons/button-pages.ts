import { pageHref } from '@console/screens';

export const listHref = pageHref('button-management');
export const saveHref = (id: string) => pageHref('button-management-save', { id });
