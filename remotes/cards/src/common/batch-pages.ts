import { pageHref } from '@console/screens';

export const batchesHref = pageHref('cards-balance-batches');
export const batchHref = (batchNo: string): string => pageHref('cards-balance-batch', { no: batchNo });
