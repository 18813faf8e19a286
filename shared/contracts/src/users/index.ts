export * from '../merchants/restriction-messages';
export * from './user';
export * from './user-save';
export * from './user.rules';
export * from './user.states';
