import type { RemoteRun } from '@console/contracts/release';

const behind: readonly RemoteRun['state']['at'][] = ['CURRENT', 'PENDING', 'FAILED'];

/**
 * Returns one run per remote. A page and a contribution of one remote can briefly differ; in that case the older
 * version is returned.
 */
export function furthestBehind(runs: readonly RemoteRun[]): RemoteRun[] {
  const byRemote = new Map<string, RemoteRun>();
  for (const run of runs) {
    const other = byRemote.get(run.remote);
    if (!other || behind.indexOf(run.state.at) > behind.indexOf(other.state.at)) byRemote.set(run.remote, run);
  }
  return [...byRemote.values()];
}
