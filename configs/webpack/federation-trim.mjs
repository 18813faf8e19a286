import path from 'node:path';
import { parts } from './federation-parts.mjs';

const { bundlerRuntime, core, errorCodes, sdk } = parts;

/** Error numbers without texts, in the shell and in every remote entry. */
export const withoutSentences = {
  [path.join(errorCodes, 'desc.mjs')]: path.join(import.meta.dirname, 'federation-messages.mjs'),
};

/**
 * Modules of Module Federation 2.9.2 that remain in the build although a shell without manifests, snapshots, build-time
 * remotes and Node never calls them. They are removed, because every visitor would load them.
 */
export const withoutUnused = {
  ...withoutSentences,
  [path.join(bundlerRuntime, 'remotes.js')]: false,
  [path.join(core, 'plugins/generate-preload-assets.js')]: false,
  [path.join(core, 'plugins/snapshot/index.js')]: false,
  [path.join(core, 'plugins/snapshot/SnapshotHandler.js')]: path.join(import.meta.dirname, 'federation-snapshot.mjs'),
  [path.join(core, 'utils/preload.js')]: false,
  [path.join(sdk, 'generateSnapshotFromManifest.js')]: false,
  [path.join(sdk, 'node.js')]: false,
};
