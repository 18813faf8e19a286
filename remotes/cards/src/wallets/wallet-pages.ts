import { pageHref } from '@console/screens';

export const walletsHref = pageHref('card-wallet');
export const createWalletHref = pageHref('create-card-wallet');
export const walletHref = (id: string): string => pageHref('card-wallet-view', { id });
export const createWalletCardHref = (id: string): string => pageHref('create-card-wallet-card', { id });
export const walletUsersHref = (walletId: string): string => pageHref('cards-user-wallet', { walletId });
export const cardHref = (id: string): string => pageHref('cards-balance-view-card-detail', { id });
