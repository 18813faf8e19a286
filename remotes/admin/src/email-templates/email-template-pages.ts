import { pageHref } from '@console/screens';

export const templateListHref = pageHref('email-template');
export const templateViewHref = (id: string) => pageHref('email-template-view', { id });
export const templateSaveHref = (id: string) => pageHref('email-template-save', { id });
