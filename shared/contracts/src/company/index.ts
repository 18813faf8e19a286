export * from './invoice';
export * from './invoice.rules';
