export * from './account';
export * from './account-export';
export * from './first-steps';
export * from './ledger';
export { listMerchantOptions, type MerchantOption } from '../merchants/merchant-option';
