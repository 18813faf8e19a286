import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** `CALL`: fault on the server; `REMOTE`: fault in the browser; `AUDIT`: audited action, completed or denied. */
export const traceKinds = ['CALL', 'REMOTE', 'AUDIT'] as const;

/** Event recorded with an error id. */
export const traceLine = z.strictObject({
  kind: z.enum(traceKinds),
  at: instant,
  /** Current nickname of the user; empty if the caller was not signed in. */
  nickname: z.string(),
  sessionId: z.string().nullable(),
  /** Path of the call, or the version and step that failed. */
  what: z.string(),
  /** Versions that the page ran, as `shell@1.0.0 cards@1.4.0`; null if the page did not report them. */
  composition: z.string().nullable(),
});
/** Event recorded with an error id. */
export type TraceLine = z.infer<typeof traceLine>;

/** Finds the events recorded with an error id and the versions that the page ran, within the caller's company. */
export const queryTrace = operation({
  path: '/devopsTrace/query',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ traceId: z.string().regex(/^[0-9a-f]{16}$/) }),
  output: z.strictObject({ list: z.array(traceLine) }),
});
