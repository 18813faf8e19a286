import { laneFor, type FaultStep, type Lane, type LivePlan, type Subject } from '@console/contracts/release';
import type { AccountType } from '../../platform/context';

/** Number of faulty sessions that triggers a rollback, and the time window in which they are counted. */
export interface GuardLimits {
  sessions: number;
  windowMinutes: number;
}

/** Returns true if the guard is switched off. */
export const isOff = ({ sessions }: GuardLimits): boolean => sessions === 0;

/**
 * Minimum number of users behind the faulty sessions, because one user can open many sessions. If the session limit is
 * lower, it applies to users too.
 */
const peopleMin = 3;

/** Time after activation in which a version is watched; later a rare fault does not justify an automatic rollback. */
const watchedMs = 24 * 60 * 60 * 1000;

/** Faults that remove a page. Errors in handlers and promises, and slow pages, never cause an automatic rollback. */
export const breaking = ['LOAD', 'MOUNT', 'RENDER', 'SWITCHED_OFF'] as const satisfies readonly FaultStep[];

/** Counts of sessions that reported faults of one version since it went live. */
export interface Complaints {
  /** Sessions with a fault in the version's own code. */
  crashed: number;
  /** Sessions whose only fault is that the version could not be loaded. */
  unloaded: number;
  people: number;
  /** Sessions that have mounted the version or tried to. */
  tried: number;
}

/** Minimum share of sessions that could not load the version: a network failure of a few users looks the same. */
const unloadedShareMin = 0.2;

/** Minimum share of crashed sessions: a rarer fault does not justify an automatic rollback. */
const crashedShareMin = 0.05;

/** Returns true if enough sessions reported faults to roll the version back. */
export function isBroken({ crashed, unloaded, people, tried }: Complaints, { sessions }: GuardLimits): boolean {
  if (people < Math.min(peopleMin, sessions)) return false;
  if (crashed >= sessions && crashed / tried >= crashedShareMin) return true;
  return crashed + unloaded >= sessions && unloaded / tried >= unloadedShareMin;
}

/** Session that has mounted or tried a version, with its user. */
export interface Witness extends Subject {
  sessionId: string;
  accountType: AccountType;
  /** Creation time of the user's account. */
  since: Date;
  /** The worst outcome: no fault, a failed load, or a fault in the version's own code. */
  met: 'NOTHING' | 'UNLOADED' | 'CRASHED';
}

/**
 * Users whose reports alone can cause a rollback: company users with an account older than the version. Other accounts
 * could be created in any number to force a rollback.
 */
const isTrusted = ({ accountType, since }: Witness, live: Watched): boolean =>
  accountType === 'WHITELABEL' && since < live.since;

/** Returns true if the newest release offers the version to the user; reports of other users are not plausible. */
const isGiven = (witness: Witness, { remote, digest }: Watched, lanes: readonly Lane[]): boolean =>
  laneFor(remote, lanes, witness)?.digest === digest;

function complaintsOf(witnesses: readonly Witness[]): Complaints {
  const hurt = witnesses.filter(({ met }) => met !== 'NOTHING');
  const crashed = hurt.filter(({ met }) => met === 'CRASHED').length;
  const people = new Set(hurt.map(({ userId }) => userId)).size;
  return { crashed, unloaded: hurt.length - crashed, people, tried: witnesses.length };
}

/** `BROKEN`: roll back automatically. `DOUBTED`: an operator has to decide. */
export type Verdict = { at: 'SOUND' } | { at: 'BROKEN' | 'DOUBTED'; complaints: Complaints };

interface Reports {
  watched: Watched;
  lanes: readonly Lane[];
  limits: GuardLimits;
}

/** Judges a version by the sessions that have mounted or tried it. */
export function judge(witnesses: readonly Witness[], { watched, lanes, limits }: Reports): Verdict {
  const granted = witnesses.filter((witness) => isGiven(witness, watched, lanes));
  const trusted = complaintsOf(granted.filter((witness) => isTrusted(witness, watched)));
  if (isBroken(trusted, limits)) return { at: 'BROKEN', complaints: trusted };
  const all = complaintsOf(granted);
  return isBroken(all, limits) ? { at: 'DOUBTED', complaints: all } : { at: 'SOUND' };
}

/** A live version with the time at which it went live. */
export interface Watched {
  remote: string;
  version: string;
  digest: string;
  since: Date;
}

/** Fields of a release that the guard needs. */
interface ReleaseFacts {
  madeAt: string;
  remotes: Readonly<Record<string, LivePlan>>;
}

/** Returns versions of the newest release that went live recently. Expects the releases newest first. */
export function watchedOf(releases: readonly ReleaseFacts[], now: Date): Watched[] {
  const [newest] = releases;
  if (!newest) return [];
  const live = Object.entries(newest.remotes).flatMap(([remote, { lanes }]) =>
    lanes.map(({ version, digest }) => ({ remote, version, digest })),
  );
  return live
    .map((one) => ({ ...one, since: sinceOf(releases, one) }))
    .filter(({ since }) => now.getTime() - since.getTime() < watchedMs);
}

/** Returns the time of the first release in the unbroken run of releases with the version, up to the newest. */
function sinceOf(releases: readonly ReleaseFacts[], { remote, digest }: Pick<Watched, 'remote' | 'digest'>): Date {
  const has = ({ remotes }: ReleaseFacts) => remotes[remote]?.lanes.some((lane) => lane.digest === digest) ?? false;
  const end = releases.findIndex((release) => !has(release));
  const run = end === -1 ? releases : releases.slice(0, end);
  return new Date(run.at(-1)?.madeAt ?? 0);
}

/** Fields of a release, its kind and its author. */
interface Made extends ReleaseFacts {
  kind: string;
  madeBy: string;
}

/** Author of the guard's releases. */
export const guardName = 'system';

/**
 * Returns whether the guard rolled the remote back within the last day. An operator has activated a version since, so
 * the next decision belongs to operators; otherwise false reports could block every newer version. Expects the releases
 * newest first.
 */
export const wasTakenBack = (releases: readonly Made[], remote: string, now: Date): boolean =>
  releases.some(
    ({ kind, madeBy, madeAt, remotes }, index) =>
      kind === 'QUARANTINE' &&
      madeBy === guardName &&
      now.getTime() - new Date(madeAt).getTime() < watchedMs &&
      JSON.stringify(remotes[remote]) !== JSON.stringify(releases[index + 1]?.remotes[remote]),
  );
