export * from './grants';
export * from './session';
export * from './store';
export * from './token';
