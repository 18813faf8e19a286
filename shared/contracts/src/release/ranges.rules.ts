type Triple = [major: number, minor: number, patch: number];

const tripleOf = (version: string): Triple | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** Is a version published under a number that can be compared? */
export const isVersion = (version: string): boolean => tripleOf(version) !== null;

/** Below zero where the first is older, above where it is newer. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [tripleOf(one) ?? [0, 0, 0], tripleOf(other) ?? [0, 0, 0]];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/**
 * Does a version lie in a range? Ranges are those that our builds write: an exact version, `^1.2.3`, `~1.2.3`, `*`.
 * Any other is not satisfied, since an unknown range must not pass as "no check".
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return isVersion(version);
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const least = range.slice(sign.length);
  const [at, from] = [tripleOf(version), tripleOf(least)];
  if (!at || !from || compareVersions(version, least) < 0) return false;
  if (sign === '') return compareVersions(version, least) === 0;
  // Below 1.0.0 the leftmost part that is not zero promises what the first one promises later.
  const fixed = sign === '~' ? 2 : from.findIndex((part) => part !== 0) + 1 || 3;
  return from.slice(0, fixed).every((part, index) => part === at[index]);
}
