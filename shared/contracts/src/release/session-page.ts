import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { integerMax, withoutCardNumber } from '../text';
import { reportedName } from './remote-name';

/**
 * Reasons why a page does not swap to the live version yet: its code is loading, unsaved input was changed recently, a
 * request is in progress, the user is typing or composing text, a dialog is open.
 */
export const waitReasons = ['LOADING', 'DIRTY', 'BUSY', 'TYPING', 'DIALOG'] as const;
/** Reason why a page does not swap to the live version yet. */
export type WaitReason = (typeof waitReasons)[number];

/** Version in a report from a browser. */
export const versionName = withoutCardNumber(z.string().regex(/^[\w.+-]{1,40}$/));

/**
 * Update state of a remote in a page. `FAILED`: the live version does not work in this browser, and the page displays
 * another one.
 */
export const runState = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('CURRENT') }),
  z.strictObject({ at: z.literal('PENDING'), wanted: versionName, why: z.enum(waitReasons) }),
  z.strictObject({ at: z.literal('FAILED'), wanted: versionName }),
]);
/** Update state of a remote in a page. */
export type RunState = z.infer<typeof runState>;

/** Mounted remote of a page, with the displayed version. */
export const remoteRun = z.strictObject({ remote: reportedName, version: versionName, state: runState });
/** Mounted remote of a page, with the displayed version. */
export type RemoteRun = z.infer<typeof remoteRun>;

/**
 * Reports the versions that a page runs. The page sends it in the background, so it does not renew the session's idle
 * time.
 */
export const reportPage = operation({
  path: '/sessionPage/report',
  permission: 'signed-in',
  input: z.strictObject({
    /** Random id that the page creates when it loads; it identifies no user. */
    pageId: withoutCardNumber(z.string().regex(/^[\w-]{8,40}$/)),
    shell: versionName,
    /** Newest release that the page has received. */
    releaseNumber: z.int().min(0).max(integerMax),
    isHidden: z.boolean(),
    remotes: z.array(remoteRun).max(30),
    /** Versions mounted since the last report, with their mount durations. */
    mounts: z
      .array(z.strictObject({ remote: reportedName, version: versionName, durationMs: z.int().min(0).max(600_000) }))
      .max(30),
  }),
  output: done,
  needsFactor: false,
  resetsIdle: false,
  audit: false,
});
