import { pageHref } from '@console/screens';

export const dictListHref = pageHref('dict-management');
export const dictCreateHref = pageHref('dict-management-save');
export const dictSaveHref = (id: string) => pageHref('dict-management-save', { id });
export const entryListHref = (dict: string) => pageHref('dict-dt-management', { dict });
export const entryCreateHref = (dict: string) => pageHref('dict-dt-management-save', { dict });
export const entrySaveHref = (id: string) => pageHref('dict-dt-management-save', { id });
