export * from './emails-input';
export * from './files-input';
export * from './secret-input';
