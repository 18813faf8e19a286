import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { waitReasons } from '../release/session-page';
import { instant } from '../text';
import { moduleGrants } from './grant';
import { releaseKinds } from './release';

/**
 * Reasons why a page does not run the live version yet. `HIDDEN`: the tab is in the background; `UNHEARD`: the page has
 * sent no report for a while.
 */
export const pendingReasons = [...waitReasons, 'HIDDEN', 'UNHEARD'] as const;
/** Reasons why a page does not run the live version yet. */
export type PendingReason = (typeof pendingReasons)[number];

/** Pages by update state; their sum is the number of open pages. */
const pageCounts = { current: z.int(), pending: z.int(), failed: z.int() };

const mountFigures = {
  mounts: z.int(),
  /** Null if no version was mounted. */
  p95MountMs: z.int().nullable(),
  /** Sessions that reported at least one fault. */
  faultySessions: z.int(),
};

/** Version of a remote, or of the shell, that open pages run. */
export const censusVersion = z.strictObject({
  version: z.string(),
  /** `LIVE` is assigned to all users, `CANARY` to some of them, `OLDER` to no users. */
  kind: z.enum(['LIVE', 'CANARY', 'OLDER']),
  sessions: z.int(),
  pages: z.int(),
  /** Share of the pages that run this remote, in percent with two decimals. */
  sharePercent: z.number(),
  ...mountFigures,
});
/** Version of a remote, or of the shell, that open pages run. */
export type CensusVersion = z.infer<typeof censusVersion>;

/** A remote, or the `shell`. */
export const censusRemote = z.strictObject({
  remote: z.string(),
  sessions: z.int(),
  pages: z.int(),
  ...pageCounts,
  ...mountFigures,
  versions: z.array(censusVersion),
  /** Figures for equal parts of the window, oldest first. */
  trend: z.array(z.strictObject({ at: instant, ...mountFigures })),
  /** The caller's grants for the remote. */
  grants: z.array(z.enum(moduleGrants)),
});
/** A remote, or the `shell`. */
export type CensusRemote = z.infer<typeof censusRemote>;

/** Page that waits for an update, with its user. */
export const waitingPage = z.strictObject({
  nickname: z.string(),
  remote: z.string(),
  version: z.string(),
  /** Null until the page has received the release that contains it. */
  wanted: z.string().nullable(),
  why: z.enum(pendingReasons),
  since: instant,
});
/** Page that waits for an update, with its user. */
export type WaitingPage = z.infer<typeof waitingPage>;

/** Change of the live versions of a remote. The first entry of each remote is its state at the start of the window. */
export const censusChange = z.strictObject({
  remote: z.string(),
  at: instant,
  kind: z.enum(releaseKinds),
  /** Version for all users after the change; null if there is none. */
  live: z.string().nullable(),
  /** Canary version; `percent` is null if its users are selected by name, role or company. */
  canary: z.strictObject({ version: z.string(), percent: z.number().nullable() }).nullable(),
});
/** Change of the live versions of a remote. */
export type CensusChange = z.infer<typeof censusChange>;

/**
 * Versions that open pages run at present, in sessions of the caller's company. Mount and fault figures cover the last
 * `hours`.
 */
export const queryCensus = operation({
  path: '/devopsCensus/query',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ hours: z.int().min(1).max(168) }),
  output: z.strictObject({
    at: instant,
    releaseNumber: z.int(),
    sessions: z.int(),
    pages: z.int(),
    ...pageCounts,
    remotes: z.array(censusRemote),
    /** Sorted by remote, then by time, oldest first. */
    changes: z.array(censusChange),
    /** Reasons, most frequent first. */
    reasons: z.array(z.strictObject({ why: z.enum(pendingReasons), pages: z.int() })),
    /** Waiting pages, longest wait first; at most 100. */
    waiting: z.array(waitingPage),
  }),
});
