import { z } from '@console/contracts/zod';
import { endSessionHere, sessionAtom, stopSessionHere, watchSession, type Session } from './session';
import { store } from './store';

const message = z.union([
  z.strictObject({ say: z.literal('begun'), userId: z.string() }),
  z.strictObject({
    say: z.literal('ended'),
    userId: z.string(),
    reason: z.enum(['none', 'left', 'expired', 'blocked']),
  }),
]);
type Message = z.infer<typeof message>;

const userOf = (session: Session): string | null => (session.at === 'in' ? session.user.userId : null);

/**
 * All pages of this browser are signed in together. The end of a session ends it everywhere; the beginning of
 * another user's stops a page, because what it shows and what it would ask for are no longer the same person's.
 */
export function joinOtherTabs(): () => void {
  const channel = new BroadcastChannel('vcc-session');
  let user = userOf(store.get(sessionAtom));
  let isHearing = false;
  const tell = (said: Message) => channel.postMessage(said);

  const stop = watchSession((session) => {
    const before = user;
    user = userOf(session);
    if (isHearing) return;
    if (user !== null && user !== before) tell({ say: 'begun', userId: user });
    if (session.at === 'out' && before !== null) tell({ say: 'ended', userId: before, reason: session.reason });
  });

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data).data;
    if (!heard || user === null) return;
    isHearing = true;
    if (heard.say === 'begun' && heard.userId !== user) stopSessionHere();
    if (heard.say === 'ended' && heard.userId === user) endSessionHere(heard.reason);
    isHearing = false;
  });
  return () => {
    stop();
    channel.close();
  };
}
