export * from './emails-input';
export * from './secret-input';
