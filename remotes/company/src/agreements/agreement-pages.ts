import { pageHref } from '@console/screens';

const page = 'company-agreement-saveinfo';

export const listHref = pageHref('company-agreement-management');
export const createHref = pageHref(page);
/** A version: the form of a draft, else its text. */
export const versionHref = (id: string): string => pageHref(page, { id });
