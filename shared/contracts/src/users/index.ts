export * from './user';
export * from './user-save';
export * from './user.rules';
export * from './user.states';
