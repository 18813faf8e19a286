export * from './secret-input';
