import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { longText, requiredText, withoutCardNumber } from '../text';
import { reportedName } from './remote-name';
import { versionName } from './session-page';

/**
 * Step of the fault: loading the code, mounting, rendering a page, an event handler, a promise. `BLOCKED`: the main
 * thread was blocked for seconds; `POLICY`: the content security policy blocked a request; `SWITCHED_OFF`: the remote
 * was disabled after repeated crashes.
 */
export const faultSteps = ['LOAD', 'MOUNT', 'RENDER', 'EVENT', 'PROMISE', 'BLOCKED', 'POLICY', 'SWITCHED_OFF'] as const;
/** Step of a fault. */
export type FaultStep = (typeof faultSteps)[number];

/** Fault of a version in one browser. It contains messages and code positions only, and no data of the page. */
export const remoteFault = z.strictObject({
  /** Name of the remote, or `shell`. */
  remote: reportedName,
  version: versionName,
  step: z.enum(faultSteps),
  /** Page, or slot and contribution, if it is known. */
  page: withoutCardNumber(z.string().regex(/^[\w./-]{0,80}$/)),
  /** Error class, such as `TypeError`. */
  error: requiredText(60),
  message: longText(200),
  /** Files and positions in the stack, innermost first. */
  place: longText(300),
});
/** Fault of a version in one browser. */
export type RemoteFault = z.infer<typeof remoteFault>;

/**
 * Reports a fault of a remote's version. The page sends it in the background, so it does not renew the session's idle
 * time.
 */
export const reportRemoteFault = operation({
  path: '/remoteFault/report',
  permission: 'signed-in',
  input: remoteFault,
  output: done,
  resetsIdle: false,
  audit: false,
});
