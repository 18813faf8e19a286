import { baseOf, compareVersions, type LiveRemote, type Release } from '@console/contracts/release';

const basesOf = ({ remotes }: Release): string => remotes.map(({ base }) => base).join(' ');

/**
 * Does `next` say anything new? A lower number is an older release, whoever hands it out. The same number says something
 * new where it names other versions: somebody has signed in who gets them.
 */
export function isNews(record: Release | null, next: Release): boolean {
  if (!record || next.number > record.number) return true;
  return next.number === record.number && basesOf(next) !== basesOf(record);
}

/** May a version that ran before run on, or again, by what is known of its remote now? */
export const mayStillRun = (
  { remote, version, base }: LiveRemote,
  { minVersion = '0.0.0', withdrawn = [] }: Pick<LiveRemote, 'minVersion' | 'withdrawn'>,
): boolean =>
  compareVersions(version, minVersion) >= 0 && !withdrawn.some((digest) => baseOf(remote, version, digest) === base);
