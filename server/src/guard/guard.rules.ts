import type { FaultStep, LivePlan } from '@console/contracts/release';

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
  /** Sessions that have mounted it. */
  mounted: number;
}

/** A network that is down for a few looks like code that cannot be loaded: of those who tried it must be so many. */
const unloadedShareMin = 0.2;

/** Is the version broken for everybody, by what sessions say? */
export function isBroken({ crashed, unloaded, people, mounted }: Complaints, { sessions }: GuardLimits): boolean {
  if (people < Math.min(peopleMin, sessions)) return false;
  if (crashed >= sessions) return true;
  const tried = mounted + unloaded;
  return crashed + unloaded >= sessions && unloaded / tried >= unloadedShareMin;
}

/** A version that is live, and since when. */
export interface Watched {
  remote: string;
  version: string;
  digest: string;
  since: Date;
}

/** What a release says, as far as it counts here. */
interface Said {
  madeAt: string;
  remotes: Readonly<Record<string, LivePlan>>;
}

/** Versions of the newest release that went live a short time ago. Releases come newest first. */
export function watchedOf(releases: readonly Said[], now: Date): Watched[] {
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
function sinceOf(releases: readonly Said[], { remote, digest }: Pick<Watched, 'remote' | 'digest'>): Date {
  const has = ({ remotes }: Said) => remotes[remote]?.lanes.some((lane) => lane.digest === digest) ?? false;
  const end = releases.findIndex((release) => !has(release));
  const run = end === -1 ? releases : releases.slice(0, end);
  return new Date(run.at(-1)?.madeAt ?? 0);
}
