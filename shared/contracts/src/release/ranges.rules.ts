type Triple = [major: number, minor: number, patch: number];

const tripleOf = (version: string): Triple | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/** Returns whether a version number is valid and comparable. */
export const isVersion = (version: string): boolean => tripleOf(version) !== null;

/** Returns a negative number if the first version is older, a positive one if it is newer. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [tripleOf(one) ?? [0, 0, 0], tripleOf(other) ?? [0, 0, 0]];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/**
 * Returns whether a version is in a range. Supported ranges are those that our builds write: an exact version,
 * `^1.2.3`, `~1.2.3`, `*`. All others return false, because an unknown range must not disable the check.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return isVersion(version);
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const least = range.slice(sign.length);
  const [at, from] = [tripleOf(version), tripleOf(least)];
  if (!at || !from || compareVersions(version, least) < 0) return false;
  if (sign === '') return compareVersions(version, least) === 0;
  // Below 1.0.0 the leftmost non-zero part has the role of the major version.
  const fixed = sign === '~' ? 2 : from.findIndex((part) => part !== 0) + 1 || 3;
  return from.slice(0, fixed).every((part, index) => part === at[index]);
}
