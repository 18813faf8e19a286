export * from './grants';
export * from './idle.rules';
export * from './other-tabs';
export * from './session';
export * from './store';
export * from './token';
