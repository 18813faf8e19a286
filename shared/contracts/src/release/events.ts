import { z } from '@console/contracts/zod';
import { operation } from '../operation';

/** Event that the server pushes to a page. Events are hints only; the page then fetches the data. */
export const pushedEvent = z.discriminatedUnion('say', [
  /** Number of the newest release. Sent when the stream opens and after each change. */
  z.strictObject({ say: z.literal('release'), number: z.int() }),
  /** The user's permissions or menus may have changed. */
  z.strictObject({ say: z.literal('grants') }),
  /** The user has a new notification, or read one elsewhere. */
  z.strictObject({ say: z.literal('notifications') }),
  /** The record has changed, for example by a new note. */
  z.strictObject({ say: z.literal('record'), id: z.string() }),
  /** A dictionary has changed. */
  z.strictObject({ say: z.literal('dicts') }),
  /** The session has ended; this is the last event. */
  z.strictObject({ say: z.literal('over') }),
]);
/** Event that the server pushes to a page. */
export type PushedEvent = z.infer<typeof pushedEvent>;

/** Longest pause of the stream in milliseconds; without events the server sends an empty line as keep-alive. */
export const streamBeatMs = 10_000;

/**
 * Event stream (`text/event-stream`): one response that stays open, each event as in the output. It ends with the
 * session and does not renew its idle time.
 */
export const streamEvents = operation({
  path: '/events',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: pushedEvent,
  reads: true,
  needsFactor: false,
  resetsIdle: false,
});
