import { pageHref } from '@console/screens';

export const reportListHref = pageHref('report-configuration');
export const reportCreateHref = pageHref('report-configuration-saveinfo');
export const reportSaveHref = (id: string) => pageHref('report-configuration-saveinfo', { id });
