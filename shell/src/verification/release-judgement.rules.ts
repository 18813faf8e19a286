import { compareVersions, isVersion, satisfies, type LivePlan, type SignedRelease } from '@console/contracts/release';
import { refused, type Refused } from './doubt';

/** What a browser remembers of the last release that it has verified. */
export interface Stored {
  number: number;
  issuedAt: string;
  /** What it said, in one fixed way of writing. */
  content: string;
  /** Version of the keys that it was verified with. */
  rootVersion: number;
}

/** What a release is judged by. */
export interface Circumstances {
  now: Date;
  /** Version of the shell that is asked to run it. */
  shell: string;
  stored: Stored | null;
  /** It was verified while it was fresh; what ran then may run on. */
  mayBeExpired?: boolean;
}

const remoteName = /^[a-z][a-z0-9-]{1,30}$/;

/** A release in one fixed way of writing, without number and times: the same again when it is only signed anew. */
export const contentOf = ({ shell, remotes }: SignedRelease): string => JSON.stringify({ shell, remotes }, inOrder);

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Clocks of machines are wrong by a day where somebody took the wrong date, and by an hour more where the season did. */
const clockToleranceMs = 25 * 3_600_000;

/** Whether nobody can call it fresh any more, on a machine whose clock may be ahead by as much as is tolerated. */
export const hasExpired = (expiresAt: string, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt) + clockToleranceMs;

/** Whether a release whose signature holds may be run here and now; null says yes. */
export function judgeRelease(
  release: SignedRelease,
  { now, shell, stored, mayBeExpired = false }: Circumstances,
): Refused | null {
  const { number, issuedAt, expiresAt } = release;
  const name = `Release ${number}`;
  if (Date.parse(expiresAt) <= Date.parse(issuedAt))
    return refused('unreadable', `${name} expires before it is issued`);
  if (!satisfies(shell, release.shell)) return refused('other-shell', `${name} is for the shell ${release.shell}`);
  if (stored && number < stored.number) return refused('older', `${name} came after release ${stored.number}`);
  if (stored?.number === number && stored.content !== contentOf(release))
    return refused('twice', `${name} said something else before`);
  for (const [remote, plan] of Object.entries(release.remotes)) {
    const fault = remoteName.test(remote) ? faultOf(plan) : 'has no proper name';
    if (fault) return refused('unreadable', `${name}: ${remote} ${fault}`);
  }
  if (!mayBeExpired && hasExpired(expiresAt, now)) return refused('expired', `${name} expired ${expiresAt}`);
  return null;
}

function faultOf({ lanes, minVersion, withdrawn = [] }: LivePlan): string | null {
  if (!isVersion(minVersion)) return 'has no proper minimum version';
  if (lanes.at(-1)?.audience.to !== 'everyone') return 'has no version for everyone';
  const digests = new Map<string, string>();
  for (const { version, digest } of lanes) {
    if (!isVersion(version)) return `has no proper version ${version}`;
    if (compareVersions(version, minVersion) < 0) return `${version} is below its minimum ${minVersion}`;
    if (withdrawn.includes(digest)) return `${version} was withdrawn`;
    if ((digests.get(version) ?? digest) !== digest) return `${version} means two things`;
    digests.set(version, digest);
  }
  return null;
}
