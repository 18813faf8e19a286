import { pageHref } from '@console/screens';

export const groupsHref = pageHref('cards-share-group');
export const createGroupHref = pageHref('create-share-card-group');
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
export const batchHref = (batchNo: string): string => pageHref('cards-balance-batch', { no: batchNo });
