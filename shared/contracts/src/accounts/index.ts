export * from './account';
export * from './ledger';
