import type { CensusRemote, CensusVersion, PendingReason, WaitingPage } from '@console/contracts/releases';
import type { LivePlan, RemoteRun } from '@console/contracts/release';

/** An open page with its session and user. */
export interface OpenPage {
  sessionId: string;
  nickname: string;
  shell: string;
  releaseNumber: number;
  isHidden: boolean;
  remotes: RemoteRun[];
  seenAt: Date;
  waitsSince: Date | null;
}

/** Mounts and faults of one version, one remote (version null) or one part of the window (part not null). */
export interface Figure {
  remote: string;
  version: string | null;
  part: number | null;
  mounts: number;
  p95MountMs: number | null;
  faultySessions: number;
}

/** The live release's number and plan by remote, and the version of the shell. */
export interface LiveNow {
  number: number;
  remotes: Readonly<Record<string, LivePlan>>;
  shell: string;
}

type Standing =
  { at: 'CURRENT' } | { at: 'FAILED' } | { at: 'PENDING'; wanted: string | null; why: PendingReason; since: Date };

/** One remote in one page, with the status of its update. */
export interface Run {
  page: OpenPage;
  remote: string;
  version: string;
  standing: Standing;
}

const isInPlan = (plan: LivePlan | undefined, version: string): boolean =>
  plan?.lanes.some((lane) => lane.version === version) ?? false;

/** A page that has not received the newest release is also pending if its version is no longer part of the plan. */
function standingOf(page: OpenPage, { remote, version, state }: RemoteRun, live: LiveNow): Standing {
  if (state.at === 'FAILED') return { at: 'FAILED' };
  if (state.at === 'PENDING')
    return { at: 'PENDING', wanted: state.wanted, why: state.why, since: page.waitsSince ?? page.seenAt };
  if (page.releaseNumber >= live.number || isInPlan(live.remotes[remote], version)) return { at: 'CURRENT' };
  return { at: 'PENDING', wanted: null, why: page.isHidden ? 'HIDDEN' : 'UNHEARD', since: page.seenAt };
}

/** Every remote of every page, the shell too. */
export const runsOf = (pages: readonly OpenPage[], live: LiveNow): Run[] =>
  pages.flatMap((page) => [
    { page, remote: 'shell', version: page.shell, standing: { at: 'CURRENT' as const } },
    ...page.remotes.map((run) => ({
      page,
      remote: run.remote,
      version: run.version,
      standing: standingOf(page, run, live),
    })),
  ]);

/** Counts each page once, by its worst remote: failed before pending before current. */
export function countPages(runs: readonly Run[]): { current: number; pending: number; failed: number } {
  const pagesAt = (at: Standing['at']) => new Set(runs.filter(({ standing }) => standing.at === at).map((r) => r.page));
  const failed = pagesAt('FAILED');
  const pending = [...pagesAt('PENDING')].filter((page) => !failed.has(page)).length;
  const all = new Set(runs.map(({ page }) => page)).size;
  return { current: all - failed.size - pending, pending, failed: failed.size };
}

const sizesOf = (runs: readonly Run[]) => ({
  sessions: new Set(runs.map(({ page }) => page.sessionId)).size,
  pages: new Set(runs.map(({ page }) => page)).size,
});

const nothing = { mounts: 0, p95MountMs: null, faultySessions: 0 };
const figuresOf = (figures: readonly Figure[], version: string | null, part: number | null) => {
  const found = figures.find((figure) => figure.version === version && figure.part === part) ?? nothing;
  const { mounts, p95MountMs, faultySessions } = found;
  return { mounts, p95MountMs, faultySessions };
};

function kindOf(live: LiveNow, remote: string, version: string): CensusVersion['kind'] {
  if (remote === 'shell') return version === live.shell ? 'LIVE' : 'OLDER';
  const lanes = live.remotes[remote]?.lanes.filter((lane) => lane.version === version) ?? [];
  if (lanes.some(({ audience }) => audience.to === 'everyone')) return 'LIVE';
  return lanes.length > 0 ? 'CANARY' : 'OLDER';
}

/** Start times of the parts of the window, for the trend charts. */
type Parts = readonly Date[];

interface RemoteFigures {
  runs: readonly Run[];
  figures: readonly Figure[];
  live: LiveNow;
  parts: Parts;
  /** Grants of the calling user for the remote. */
  grants: CensusRemote['grants'];
}

/** Builds one table row: a remote with its versions, those with the most pages first. */
export function remoteOf(remote: string, { runs, figures, live, parts, grants }: RemoteFigures): CensusRemote {
  const own = runs.filter((run) => run.remote === remote);
  const about = figures.filter((figure) => figure.remote === remote);
  const { pages } = sizesOf(own);
  const versions = [...new Set([...own, ...about].flatMap(({ version }) => version ?? []))].map((version) => {
    const sizes = sizesOf(own.filter((run) => run.version === version));
    const sharePercent = pages === 0 ? 0 : Math.round((sizes.pages / pages) * 10_000) / 100;
    const kind = kindOf(live, remote, version);
    return { version, kind, ...sizes, sharePercent, ...figuresOf(about, version, null) };
  });
  return {
    remote,
    ...sizesOf(own),
    ...countPages(own),
    ...figuresOf(about, null, null),
    versions: versions.sort((one, other) => other.pages - one.pages || (one.version < other.version ? 1 : -1)),
    trend: parts.map((at, part) => ({ at: at.toISOString(), ...figuresOf(about, null, part) })),
    grants,
  };
}

/** Pages by reason for waiting, the most frequent reason first. A page with two reasons counts for both. */
export function reasonsOf(runs: readonly Run[]): { why: PendingReason; pages: number }[] {
  const pages = new Map<PendingReason, Set<OpenPage>>();
  for (const { page, standing } of runs)
    if (standing.at === 'PENDING') pages.set(standing.why, (pages.get(standing.why) ?? new Set()).add(page));
  return [...pages].map(([why, all]) => ({ why, pages: all.size })).sort((one, other) => other.pages - one.pages);
}

const shownMax = 100;

/** Waiting pages, the longest wait first. */
export const waitingOf = (runs: readonly Run[]): WaitingPage[] =>
  runs
    .flatMap(({ page: { nickname }, remote, version, standing }) => {
      if (standing.at !== 'PENDING') return [];
      const { wanted, why, since } = standing;
      return [{ nickname, remote, version, wanted, why, since: since.toISOString() }];
    })
    .sort((one, other) => (one.since < other.since ? -1 : 1))
    .slice(0, shownMax);
