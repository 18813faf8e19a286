import { pageHref } from '@console/screens';

export const formatListHref = pageHref('report-format-configuration');
export const formatCreateHref = pageHref('report-format-configuration-saveinfo');
export const formatSaveHref = (id: string) => pageHref('report-format-configuration-saveinfo', { id });
