export * from './slots';
export { isForKind } from './slot';
