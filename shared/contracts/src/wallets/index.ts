export * from './wallet-user';
