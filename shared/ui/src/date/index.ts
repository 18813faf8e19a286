export * from './date-input';
export { dayOf } from './date.rules';
