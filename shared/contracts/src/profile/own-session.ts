import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** Session of this user. */
export const ownSession = z.strictObject({
  id: z.string(),
  startedAt: instant,
  lastActiveAt: instant,
  ip: z.string(),
  /** User agent header of the browser. */
  userAgent: z.string(),
  /** Session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Lists the active sessions of this user, most recently used first. */
export const listOwnSessions = operation({
  path: '/session/query',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(ownSession) }),
  reads: true,
});

/** Ends all sessions of this user except the current one. */
export const endOtherSessions = operation({
  path: '/session/endOthers',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ ended: z.int() }),
});
