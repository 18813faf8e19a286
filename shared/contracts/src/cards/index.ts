export * from './card';
export * from './card.rules';
export * from './card.states';
export * from './card-bin';
export * from './cardholder';
export { listMerchantOptions, type MerchantOption } from '../merchants/merchant';
export { listAccountOptions, type AccountOption } from '../accounts/account';
