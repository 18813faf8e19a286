export { call, callPath, type CallOptions } from './call';
export { dictStore } from './dict-store';
export { CallFailure, type FailureKind } from './failure';
export { follow } from './follow';
export { isServerLost, noteReach, onReach } from './reach';
export { signInBy } from './sign-in-by';
export { saveFile } from './save-file';
export { acceptOf, upload } from './upload';
export { configureApi, type ApiSettings } from './settings';

/**
 * Exported here because the shell provides this module; remotes that imported them from the contracts would bundle
 * them.
 */
export { faultMessageOf, messageOf } from '@console/contracts';
