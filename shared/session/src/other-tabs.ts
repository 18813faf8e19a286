import type { SystemMarker } from '@console/contracts';
import { z } from '@console/contracts/zod';
import {
  endSessionHere,
  leaveSoon,
  sessionOf,
  signedOutReasons,
  stopSessionHere,
  watchLeaving,
  watchSession,
  type Session,
} from './session';

const message = z.union([
  z.strictObject({ say: z.enum(['begun', 'leaving']), userId: z.string() }),
  z.strictObject({
    say: z.literal('ended'),
    userId: z.string(),
    reason: z.enum(signedOutReasons),
  }),
]);
type Message = z.infer<typeof message>;

const userOf = (session: Session): string | null => (session.at === 'in' ? session.user.userId : null);

/**
 * Synchronizes the session of all tabs. A session that ends in one tab ends in all; the sign-in of another user stops
 * the page, because its content belongs to the previous user. The two markers are independent.
 */
export function joinOtherTabs(marker: SystemMarker = 'vcc'): () => void {
  const channel = new BroadcastChannel(`${marker}-session`);
  let user = userOf(sessionOf(marker));
  let isHearing = false;
  const tell = (said: Message) => channel.postMessage(said);

  const stop = watchSession((session) => {
    const before = user;
    user = userOf(session);
    if (isHearing) return;
    if (user !== null && user !== before) tell({ say: 'begun', userId: user });
    if (session.at === 'out' && before !== null) tell({ say: 'ended', userId: before, reason: session.reason });
  }, marker);

  const stopLeaving = watchLeaving(() => {
    if (!isHearing && user !== null) tell({ say: 'leaving', userId: user });
  }, marker);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const received = message.safeParse(data).data;
    if (!received || user === null) return;
    isHearing = true;
    if (received.say === 'begun' && received.userId !== user) stopSessionHere(marker);
    if (received.say === 'leaving' && received.userId === user) leaveSoon(marker);
    if (received.say === 'ended' && received.userId === user) endSessionHere(received.reason, marker);
    isHearing = false;
  });
  return () => {
    stop();
    stopLeaving();
    channel.close();
  };
}
