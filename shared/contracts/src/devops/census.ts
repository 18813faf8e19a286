import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { waitReasons } from '../release/session-page';
import { instant } from '../text';
import { moduleGrants } from './grant';
import { releaseKinds } from './release';

/** Why a page is not yet on what is live; `HIDDEN`: nobody looks at it; `UNHEARD`: it has not reported for a while. */
export const pendingReasons = [...waitReasons, 'HIDDEN', 'UNHEARD'] as const;
/** Why a page is not yet on what is live. */
export type PendingReason = (typeof pendingReasons)[number];

/** Pages by how far they are; their sum is the number of open pages. */
const pageCounts = { current: z.int(), pending: z.int(), failed: z.int() };

const mountFigures = {
  mounts: z.int(),
  /** Null where nothing was mounted. */
  p95MountMs: z.int().nullable(),
  /** Sessions that reported a fault. */
  faultySessions: z.int(),
};

/** One version of a remote, or of the shell, that pages run. */
export const censusVersion = z.strictObject({
  version: z.string(),
  /** `LIVE` is for everyone, `CANARY` for some, `OLDER` for nobody any more. */
  kind: z.enum(['LIVE', 'CANARY', 'OLDER']),
  sessions: z.int(),
  pages: z.int(),
  /** Of the pages that run this remote, in percent with two digits. */
  sharePercent: z.number(),
  ...mountFigures,
});
/** One version of a remote, or of the shell, that pages run. */
export type CensusVersion = z.infer<typeof censusVersion>;

/** One remote, or the `shell`. */
export const censusRemote = z.strictObject({
  remote: z.string(),
  sessions: z.int(),
  pages: z.int(),
  ...pageCounts,
  ...mountFigures,
  versions: z.array(censusVersion),
  /** The window in equal parts, the oldest first. */
  trend: z.array(z.strictObject({ at: instant, ...mountFigures })),
  /** What whoever asks may do with it. */
  grants: z.array(z.enum(moduleGrants)),
});
/** One remote, or the `shell`. */
export type CensusRemote = z.infer<typeof censusRemote>;

/** A page that waits, and whose. */
export const waitingPage = z.strictObject({
  nickname: z.string(),
  remote: z.string(),
  version: z.string(),
  /** Null where the page has not heard of it yet. */
  wanted: z.string().nullable(),
  why: z.enum(pendingReasons),
  since: instant,
});
/** A page that waits, and whose. */
export type WaitingPage = z.infer<typeof waitingPage>;

/** A change of what is live of a remote. The first one of each remote is what was live when the window began. */
export const censusChange = z.strictObject({
  remote: z.string(),
  at: instant,
  kind: z.enum(releaseKinds),
  /** What everyone has since then; null where nobody has any. */
  live: z.string().nullable(),
  /** What some have instead; `percent` is null where they are chosen otherwise. */
  canary: z.strictObject({ version: z.string(), percent: z.number().nullable() }).nullable(),
});
/** A change of what is live of a remote. */
export type CensusChange = z.infer<typeof censusChange>;

/**
 * Who runs what at this moment, among the sessions of the company of whoever asks. Figures of mounts and faults are of
 * the last `hours`.
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
    /** By remote and time, the oldest first. */
    changes: z.array(censusChange),
    /** The most frequent first. */
    reasons: z.array(z.strictObject({ why: z.enum(pendingReasons), pages: z.int() })),
    /** Who waits longest comes first; a hundred at most. */
    waiting: z.array(waitingPage),
  }),
});
