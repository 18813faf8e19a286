import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { withoutCardNumber } from '../text';
import { reportedName } from './remote-name';

/**
 * What a version that is live waits for in a page: for its own code, for typed work to rest, for something that is
 * being sent or composed, for a hand to leave a field, for a dialog to close.
 */
export const waitReasons = ['LOADING', 'DIRTY', 'BUSY', 'TYPING', 'DIALOG'] as const;
/** What a version that is live waits for in a page. */
export type WaitReason = (typeof waitReasons)[number];

/** A version as it stands in a report of a browser. */
export const versionName = withoutCardNumber(z.string().regex(/^[\w.+-]{1,40}$/));

/** How far a remote is in a page. `FAILED`: the version that is live does not work here; what is seen is another one. */
export const runState = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('CURRENT') }),
  z.strictObject({ at: z.literal('PENDING'), wanted: versionName, why: z.enum(waitReasons) }),
  z.strictObject({ at: z.literal('FAILED'), wanted: versionName }),
]);
/** How far a remote is in a page. */
export type RunState = z.infer<typeof runState>;

/** A remote that a page has mounted, in the version that is seen. */
export const remoteRun = z.strictObject({ remote: reportedName, version: versionName, state: runState });
/** A remote that a page has mounted, in the version that is seen. */
export type RemoteRun = z.infer<typeof remoteRun>;

/** Tells the server what this page runs. Made by the page, so no sign of life of its user. */
export const reportPage = operation({
  path: '/sessionPage/report',
  permission: 'signed-in',
  input: z.strictObject({
    /** Made by the page when it begins; says nothing about anybody. */
    pageId: withoutCardNumber(z.string().regex(/^[\w-]{8,40}$/)),
    shell: versionName,
    /** The newest release that the page has heard of. */
    releaseNumber: z.int().min(0),
    isHidden: z.boolean(),
    remotes: z.array(remoteRun).max(30),
    /** Versions that were mounted since the last report, and how long that took. */
    mounts: z
      .array(z.strictObject({ remote: reportedName, version: versionName, durationMs: z.int().min(0).max(600_000) }))
      .max(30),
  }),
  output: done,
  needsFactor: false,
  resetsIdle: false,
  audit: false,
});
