export * from './date-input';
export * from './day-range-input';
export { dayOf } from './date.rules';
