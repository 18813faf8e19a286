export * from './boot';
export * from './release';
