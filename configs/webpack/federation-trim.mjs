import path from 'node:path';
import { parts } from './federation-parts.mjs';

const { bundlerRuntime, core, sdk } = parts;

/**
 * Modules of Module Federation 2.9.2 that a shell without manifests, snapshots, build-time remotes and Node never
 * calls, and that its own switches leave in the build. They are not part of what every visitor loads.
 */
export const withoutUnused = {
  [path.join(bundlerRuntime, 'remotes.js')]: false,
  [path.join(core, 'plugins/generate-preload-assets.js')]: false,
  [path.join(core, 'plugins/snapshot/index.js')]: false,
  [path.join(core, 'plugins/snapshot/SnapshotHandler.js')]: path.join(import.meta.dirname, 'federation-snapshot.mjs'),
  [path.join(core, 'utils/preload.js')]: false,
  [path.join(sdk, 'generateSnapshotFromManifest.js')]: false,
  [path.join(sdk, 'node.js')]: false,
};
