import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** One place where this user is signed in. */
export const ownSession = z.strictObject({
  id: z.string(),
  startedAt: instant,
  lastActiveAt: instant,
  ip: z.string(),
  /** What the browser called itself. */
  userAgent: z.string(),
  /** The session of this very call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Every session of this user that still counts, the one used last first. */
export const listOwnSessions = operation({
  path: '/session/query',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(ownSession) }),
  reads: true,
});

/** Ends every session of this user but the one that asks. */
export const endOtherSessions = operation({
  path: '/session/endOthers',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ ended: z.int() }),
});
