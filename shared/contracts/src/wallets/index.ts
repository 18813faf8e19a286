export * from './wallet';
export * from './wallet-user';
