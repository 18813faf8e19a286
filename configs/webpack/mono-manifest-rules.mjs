import { faultOfManifest as faultOf } from '../../shared/contracts/src/release/manifest.rules.ts';

export { filesOfPage, neededFiles } from '../../shared/contracts/src/release/manifest.rules.ts';

/**
 * Replaces the manifest rules in the comparison bundle: its remotes have no entry file, because their code is part of
 * the bundle. All other rules are the same.
 */
export const faultOfManifest = (manifest, named) =>
  faultOf({ ...manifest, files: { ...manifest.files, [manifest.entry]: {} } }, named);
