import { laneFor, type FaultStep, type Lane, type LivePlan, type Subject } from '@console/contracts/release';
import type { AccountType } from '../../platform/context';

/** How many sessions it takes, and within which time. */
export interface GuardLimits {
  sessions: number;
  windowMinutes: number;
}

/** Whether the guard is switched off: no number of sessions is enough. */
export const isOff = ({ sessions }: GuardLimits): boolean => sessions === 0;

/** One person may open many sessions, so so many people must be behind them; fewer, where fewer sessions are enough. */
const peopleMin = 3;

/** Long after it went live a version is known, and a fault that is rare is no reason to take it from everybody. */
const watchedMs = 24 * 60 * 60 * 1000;

/** Faults that take a page away. Handlers, promises and slowness are reported too, and are for people to judge. */
export const breaking = ['LOAD', 'MOUNT', 'RENDER', 'SWITCHED_OFF'] as const satisfies readonly FaultStep[];

/** What sessions say of one version since it is live. */
export interface Complaints {
  /** Sessions with a fault of its own code. */
  crashed: number;
  /** Sessions that could not load it, and nothing else. */
  unloaded: number;
  people: number;
  /** Sessions that have mounted it, or tried to. */
  tried: number;
}

/** A network that is down for a few looks like code that cannot be loaded: of those who tried it must be so many. */
const unloadedShareMin = 0.2;

/** What crashes for less of those who tried is rare: it is no reason to take a version from everybody. */
const crashedShareMin = 0.05;

/** Is the version broken for everybody, by what sessions say? */
export function isBroken({ crashed, unloaded, people, tried }: Complaints, { sessions }: GuardLimits): boolean {
  if (people < Math.min(peopleMin, sessions)) return false;
  if (crashed >= sessions && crashed / tried >= crashedShareMin) return true;
  return crashed + unloaded >= sessions && unloaded / tried >= unloadedShareMin;
}

/** Somebody whose session has met a version. */
export interface Witness extends Subject {
  sessionId: string;
  accountType: AccountType;
  /** Since when they have an account. */
  since: Date;
  /** The worst that happened: nothing, it could not be loaded, or a fault of its own code. */
  met: 'NOTHING' | 'UNLOADED' | 'CRASHED';
}

/**
 * Whose word alone takes a version from everybody: people of the companies that run the console, who had their account
 * before it went live. Anybody else could be as many as they like.
 */
const isTrusted = ({ accountType, since }: Witness, live: Watched): boolean =>
  accountType === 'WHITELABEL' && since < live.since;

/** Whether the newest release gives somebody that very version; what nobody was given nobody has met. */
const isGiven = (witness: Witness, { remote, digest }: Watched, lanes: readonly Lane[]): boolean =>
  laneFor(remote, lanes, witness)?.digest === digest;

function complaintsOf(witnesses: readonly Witness[]): Complaints {
  const hurt = witnesses.filter(({ met }) => met !== 'NOTHING');
  const crashed = hurt.filter(({ met }) => met === 'CRASHED').length;
  const people = new Set(hurt.map(({ userId }) => userId)).size;
  return { crashed, unloaded: hurt.length - crashed, people, tried: witnesses.length };
}

/** `BROKEN`: it may be taken back at once. `DOUBTED`: somebody has to look. */
export type Verdict = { at: 'SOUND' } | { at: 'BROKEN' | 'DOUBTED'; complaints: Complaints };

interface Reports {
  watched: Watched;
  lanes: readonly Lane[];
  limits: GuardLimits;
}

/** What is to be thought of a version, by everybody who has met it. */
export function judge(witnesses: readonly Witness[], { watched, lanes, limits }: Reports): Verdict {
  const granted = witnesses.filter((witness) => isGiven(witness, watched, lanes));
  const trusted = complaintsOf(granted.filter((witness) => isTrusted(witness, watched)));
  if (isBroken(trusted, limits)) return { at: 'BROKEN', complaints: trusted };
  const all = complaintsOf(granted);
  return isBroken(all, limits) ? { at: 'DOUBTED', complaints: all } : { at: 'SOUND' };
}

/** A version that is live, and since when. */
export interface Watched {
  remote: string;
  version: string;
  digest: string;
  since: Date;
}

/** What a release says, as far as it counts here. */
interface ReleaseFacts {
  madeAt: string;
  remotes: Readonly<Record<string, LivePlan>>;
}

/** Versions of the newest release that went live a short time ago. Releases come newest first. */
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

/** When the version that is live now went live: the first release of the unbroken row that has it. */
function sinceOf(releases: readonly ReleaseFacts[], { remote, digest }: Pick<Watched, 'remote' | 'digest'>): Date {
  const has = ({ remotes }: ReleaseFacts) => remotes[remote]?.lanes.some((lane) => lane.digest === digest) ?? false;
  const end = releases.findIndex((release) => !has(release));
  const run = end === -1 ? releases : releases.slice(0, end);
  return new Date(run.at(-1)?.madeAt ?? 0);
}

/** What a release says, and who made it. */
interface Made extends ReleaseFacts {
  kind: string;
  madeBy: string;
}

/** Who the guard is in the list of releases. */
export const guardName = 'system';

/**
 * Whether a version of the remote was taken back by itself within a day. Somebody has decided since: what breaks again is
 * for them to judge, or reports would keep an old version in place for ever. Releases come newest first.
 */
export const wasTakenBack = (releases: readonly Made[], remote: string, now: Date): boolean =>
  releases.some(
    ({ kind, madeBy, madeAt, remotes }, index) =>
      kind === 'QUARANTINE' &&
      madeBy === guardName &&
      now.getTime() - new Date(madeAt).getTime() < watchedMs &&
      JSON.stringify(remotes[remote]) !== JSON.stringify(releases[index + 1]?.remotes[remote]),
  );
