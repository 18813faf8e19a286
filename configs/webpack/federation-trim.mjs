import path from 'node:path';
import { parts } from './federation-parts.mjs';

const { bundlerRuntime, core, errorCodes, sdk } = parts;

/** Numbers without sentences, in the shell and in every entry of a remote. */
export const withoutSentences = {
  [path.join(errorCodes, 'desc.mjs')]: path.join(import.meta.dirname, 'federation-messages.mjs'),
};

/**
 * Modules of Module Federation 2.9.2 that a shell without manifests, snapshots, build-time remotes and Node never
 * calls, and that its own switches leave in the build. They are not part of what every visitor loads.
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
