/** What the core still expects of snapshots when they are switched off: hooks that nobody listens to. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
