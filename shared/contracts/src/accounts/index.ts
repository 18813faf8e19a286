export * from './account';
export * from './account-export';
export * from './ledger';
export * from './overview';
export { listMerchantOptions, type MerchantOption } from '../merchants/merchant';
