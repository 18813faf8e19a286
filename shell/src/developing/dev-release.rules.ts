import type { LiveRemote, Release } from '@console/contracts/release';

/**
 * Returns the release with builds from source in place of the versions of the same remotes; builds of unreleased
 * remotes are added.
 */
export function withDevRemotes(release: Release, builds: readonly LiveRemote[]): Release {
  if (builds.length === 0) return release;
  const isReplaced = ({ remote }: LiveRemote) => builds.some((build) => build.remote === remote);
  return { ...release, remotes: [...release.remotes.filter((live) => !isReplaced(live)), ...builds] };
}
