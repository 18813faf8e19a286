import { pageHref } from '@console/screens';

export const listHref = pageHref('parameter-management');
export const saveHref = (id: string) => pageHref('parameter-management-save', { id });
