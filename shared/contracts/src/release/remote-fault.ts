import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { longText, requiredText, withoutCardNumber } from '../text';
import { reportedName } from './remote-name';
import { versionName } from './session-page';

/**
 * Where something went wrong: while its code was loaded, while it was mounted, in a page, in a handler of an event,
 * in a promise; `BLOCKED`: nothing else could run for seconds; `POLICY`: the browser refused something that the content
 * security policy forbids; `SWITCHED_OFF`: it crashed too often.
 */
export const faultSteps = ['LOAD', 'MOUNT', 'RENDER', 'EVENT', 'PROMISE', 'BLOCKED', 'POLICY', 'SWITCHED_OFF'] as const;
/** Where something went wrong. */
export type FaultStep = (typeof faultSteps)[number];

/** One fault of a version in one browser. Words and places of code only; nothing of what the page showed. */
export const remoteFault = z.strictObject({
  /** Name of the remote, or `shell`. */
  remote: reportedName,
  version: versionName,
  step: z.enum(faultSteps),
  /** Name of the page, or slot and name of the contribution, where it is known. */
  page: withoutCardNumber(z.string().regex(/^[\w./-]{0,80}$/)),
  /** Kind of the error, such as `TypeError`. */
  error: requiredText(60),
  message: longText(200),
  /** Files and positions, the innermost first. */
  place: longText(300),
});
/** One fault of a version in one browser. */
export type RemoteFault = z.infer<typeof remoteFault>;

/** Tells the server that a version of a remote does not work here. Not a sign of life of the user. */
export const reportRemoteFault = operation({
  path: '/remoteFault/report',
  permission: 'signed-in',
  input: remoteFault,
  output: done,
  resetsIdle: false,
  audit: false,
});
