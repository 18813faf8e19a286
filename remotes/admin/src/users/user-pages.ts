import { pageHref } from '@console/screens';

export const listHref = pageHref('user-management');
export const saveHref = (id: string) => pageHref('user-management-save', { id });
