import { pageHref } from '@console/screens';

const page = 'company-agreement-saveinfo';

export const listHref = pageHref('company-agreement-management');
export const createHref = pageHref(page);
/** Page of a version: the form of a draft, the text of any other version. */
export const versionHref = (id: string): string => pageHref(page, { id });
