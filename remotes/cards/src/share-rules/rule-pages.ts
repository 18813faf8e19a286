import { pageHref } from '@console/screens';

export const groupHref = (poolNo: string): string => pageHref('cards-share-group', { q: poolNo });
export const walletHref = (id: string): string => pageHref('card-wallet-view', { id });
