import { faultOfManifest as faultOf } from '../../shared/contracts/src/release/manifest.rules.ts';

export { filesOfPage, neededFiles } from '../../shared/contracts/src/release/manifest.rules.ts';

/**
 * Replaces the rules of manifests in the comparison bundle: its remotes have no entry file, because their code is part of
 * the bundle. Every other rule is the same.
 */
export const faultOfManifest = (manifest, named) =>
  faultOf({ ...manifest, files: { ...manifest.files, [manifest.entry]: {} } }, named);
