import type { RemoteRun } from '@console/contracts/release';

const behind: readonly RemoteRun['state']['at'][] = ['CURRENT', 'PENDING', 'FAILED'];

/** Each remote once: a page and a contribution of it may differ for a while, and the one that is behind is told of. */
export function furthestBehind(runs: readonly RemoteRun[]): RemoteRun[] {
  const byRemote = new Map<string, RemoteRun>();
  for (const run of runs) {
    const other = byRemote.get(run.remote);
    if (!other || behind.indexOf(run.state.at) > behind.indexOf(other.state.at)) byRemote.set(run.remote, run);
  }
  return [...byRemote.values()];
}
