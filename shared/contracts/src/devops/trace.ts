import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** `CALL` broke on the server, `REMOTE` failed in the browser, `AUDIT` was done or denied. */
export const traceKinds = ['CALL', 'REMOTE', 'AUDIT'] as const;

/** Something that bears an error id. */
export const traceLine = z.strictObject({
  kind: z.enum(traceKinds),
  at: instant,
  /** As the person is called today; empty where nobody was signed in. */
  nickname: z.string(),
  sessionId: z.string().nullable(),
  /** Path of the call, or the version and the step that failed. */
  what: z.string(),
  /** What the page ran, as `shell@1.0.0 cards@1.4.0`; null where it did not say. */
  composition: z.string().nullable(),
});
/** Something that bears an error id. */
export type TraceLine = z.infer<typeof traceLine>;

/** What happened under an error id, and exactly which versions the page ran; within the company of whoever asks. */
export const queryTrace = operation({
  path: '/devopsTrace/query',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ traceId: z.string().regex(/^[0-9a-f]{16}$/) }),
  output: z.strictObject({ list: z.array(traceLine) }),
});
