import { compareVersions, isVersion, satisfies, type LivePlan, type SignedRelease } from '@console/contracts/release';
import { refused, type Refused } from './doubt';

/** Facts that a browser stores about the last verified release. */
export interface Stored {
  number: number;
  issuedAt: string;
  /** Shell range and remotes of the release as canonical JSON. */
  content: string;
  /** Version of the root keys that verified it. */
  rootVersion: number;
}

/** Conditions under which a release is judged. */
export interface Circumstances {
  now: Date;
  /** Version of the running shell. */
  shell: string;
  stored: Stored | null;
  /** Allows an expired release, because it was verified before it expired and may keep running. */
  mayBeExpired?: boolean;
}

const remoteName = /^[a-z][a-z0-9-]{1,30}$/;

/** Returns canonical JSON without number and times, so that a release with a renewed signature has the same content. */
export const contentOf = ({ shell, remotes }: SignedRelease): string => JSON.stringify({ shell, remotes }, inOrder);

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Tolerance for wrong clocks: a wrong date (one day) and a wrong daylight-saving offset (one hour). */
const clockToleranceMs = 25 * 3_600_000;

/** Returns whether the release has expired even on a clock that is ahead by the tolerance. */
export const hasExpired = (expiresAt: string, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt) + clockToleranceMs;

/** Judges a release with valid signatures; returns null if it may run. */
export function judgeRelease(
  release: SignedRelease,
  { now, shell, stored, mayBeExpired = false }: Circumstances,
): Refused | null {
  const { number, issuedAt, expiresAt } = release;
  const name = `Release ${number}`;
  if (Date.parse(expiresAt) <= Date.parse(issuedAt))
    return refused('unreadable', `${name} expires before it is issued`);
  if (!satisfies(shell, release.shell)) return refused('other-shell', `${name} is for the shell ${release.shell}`);
  if (stored && number < stored.number) return refused('older', `${name} is older than release ${stored.number}`);
  if (stored?.number === number && stored.content !== contentOf(release))
    return refused('twice', `${name} had other content before`);
  for (const [remote, plan] of Object.entries(release.remotes)) {
    const fault = remoteName.test(remote) ? faultOf(plan) : 'has an invalid name';
    if (fault) return refused('unreadable', `${name}: ${remote} ${fault}`);
  }
  if (!mayBeExpired && hasExpired(expiresAt, now)) return refused('expired', `${name} expired ${expiresAt}`);
  return null;
}

function faultOf({ lanes, minVersion, withdrawn = [] }: LivePlan): string | null {
  if (!isVersion(minVersion)) return 'has an invalid minimum version';
  if (lanes.at(-1)?.audience.to !== 'everyone') return 'has no version for everyone';
  const digests = new Map<string, string>();
  for (const { version, digest } of lanes) {
    if (!isVersion(version)) return `has the invalid version ${version}`;
    if (compareVersions(version, minVersion) < 0) return `${version} is below its minimum ${minVersion}`;
    if (withdrawn.includes(digest)) return `${version} was withdrawn`;
    if ((digests.get(version) ?? digest) !== digest) return `${version} has two digests`;
    digests.set(version, digest);
  }
  return null;
}
