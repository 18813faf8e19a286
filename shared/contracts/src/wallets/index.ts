export * from './wallet';
export * from './wallet-change';
export * from './wallet-card';
export * from './wallet-history';
export * from './wallet-user';
export * from './wallet-user.states';
export * from './wallet-export';
export * from './wallet-user-export';
