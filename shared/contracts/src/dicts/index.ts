export * from './dict';
export * from './dict-entry';
export * from './dict.rules';
