export { call, callPath, type CallOptions } from './call';
export { CallFailure, type FailureKind } from './failure';
export { configureApi, type ApiSettings } from './settings';
