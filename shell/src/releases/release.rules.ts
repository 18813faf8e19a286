import { baseOf, compareVersions, type LiveRemote, type Release } from '@console/contracts/release';

const basesOf = ({ remotes }: Release): string => remotes.map(({ base }) => base).join(' ');

/**
 * Returns whether `next` contains changes. A lower number is an older release, from any source. A release with the same
 * number is new if its versions differ, because another user has signed in who gets other versions.
 */
export function isNews(record: Release | null, next: Release): boolean {
  if (!record || next.number > record.number) return true;
  return next.number === record.number && basesOf(next) !== basesOf(record);
}

/**
 * Returns whether a version that ran before may continue or run again, given its remote's minimum and withdrawn
 * versions.
 */
export const mayStillRun = (
  { remote, version, base }: LiveRemote,
  { minVersion = '0.0.0', withdrawn = [] }: Pick<LiveRemote, 'minVersion' | 'withdrawn'>,
): boolean =>
  compareVersions(version, minVersion) >= 0 && !withdrawn.some((digest) => baseOf(remote, version, digest) === base);
