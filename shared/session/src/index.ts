export * from './grants';
export * from './idle.rules';
export * from './stored-user';
export * from './other-tabs';
export * from './session';
export * from './store';
export * from './system-marker';
export * from './token';
