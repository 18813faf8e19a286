export { call, callPath, type CallOptions } from './call';
export { CallFailure, type FailureKind } from './failure';
export { configureApi, type ApiSettings } from './settings';

/** The fixed sentences, from here because the shell has them: a remote that imports the contract carries them all. */
export { messageOf } from '@console/contracts';
