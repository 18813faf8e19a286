import type { Release } from '@console/contracts/release';

const basesOf = ({ remotes }: Release): string => remotes.map(({ base }) => base).join(' ');

/**
 * Does `next` say anything new? A lower number is an older release, whoever hands it out. The same number says something
 * new where it names other versions: somebody has signed in who gets them.
 */
export function isNews(known: Release | null, next: Release): boolean {
  if (!known || next.number > known.number) return true;
  return next.number === known.number && basesOf(next) !== basesOf(known);
}
