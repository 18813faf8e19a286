export * from './own-session';
export * from './profile';
export * from '../second-factor/second-factor';
