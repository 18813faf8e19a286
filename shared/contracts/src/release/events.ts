import { z } from '@console/contracts/zod';
import { operation } from '../operation';

/** What the server tells a page without being asked. Hints only: the page asks for what they are about. */
export const pushedEvent = z.discriminatedUnion('say', [
  /** The newest release has this number. Said once at the beginning, and whenever it changes. */
  z.strictObject({ say: z.literal('release'), number: z.int() }),
  /** What this user may do may have changed. */
  z.strictObject({ say: z.literal('grants') }),
  /** This user has been notified of something, or has read it elsewhere. */
  z.strictObject({ say: z.literal('notifications') }),
  /** Something was added to this record, such as a note. */
  z.strictObject({ say: z.literal('record'), id: z.string() }),
  /** A dictionary has changed. */
  z.strictObject({ say: z.literal('dicts') }),
  /** The session has ended; nothing follows. */
  z.strictObject({ say: z.literal('over') }),
]);
/** What the server tells a page without being asked. */
export type PushedEvent = z.infer<typeof pushedEvent>;

/** The longest silence of a stream, in milliseconds: where there is nothing to say, it sends an empty line. */
export const streamBeatMs = 10_000;

/**
 * The server's word as it happens: one answer that goes on, `text/event-stream`, each event as its output says. It
 * lasts as long as the session, and does not lengthen it.
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
