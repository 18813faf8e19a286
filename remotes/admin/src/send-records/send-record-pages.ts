import { pageHref } from '@console/screens';

export const sendRecordHref = (id: string) => pageHref('send-record-view', { id });
