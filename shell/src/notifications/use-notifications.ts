import { call, CallFailure } from '@console/api';
import { listNotifications, markAllRead, markRead, type Notification } from '@console/contracts/notifications';
import { notify } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { noteUnread } from './notification.atom';
import { withNewest } from './notification.rules';
import { notificationCountAtom } from './notification-changes.atom';

type Shown =
  { at: 'loading' } | { at: 'failed'; failure: CallFailure } | { at: 'ready'; list: Notification[]; hasMore: boolean };

/** Loads the newest notifications and older ones on demand, and returns actions on them. */
export function useNotifications() {
  const announced = useAtomValue(notificationCountAtom);
  const [shown, setShown] = useState<Shown>({ at: 'loading' });
  const [tries, setTries] = useState(0);
  const [isMoreComing, setMoreComing] = useState(false);
  const ask = useEffectEvent((_occasion: string, signal: AbortSignal) => {
    call(listNotifications, {}, { background: true, signal }).then(
      ({ unread, ...newest }) => {
        setShown((before) => ({ at: 'ready', ...(before.at === 'ready' ? withNewest(before, newest) : newest) }));
        noteUnread(unread);
      },
      (error: unknown) => {
        // Entries that are already shown stay after a failed reload. `call()` throws only `CallFailure`.
        if (!signal.aborted)
          setShown((before) => (before.at === 'ready' ? before : { at: 'failed', failure: error as CallFailure }));
      },
    );
  });
  useEffect(() => {
    const stop = new AbortController();
    ask(`${announced} ${tries}`, stop.signal);
    return () => stop.abort();
  }, [announced, tries]);

  const last = shown.at === 'ready' ? shown.list.at(-1) : undefined;
  const newest = shown.at === 'ready' ? shown.list[0] : undefined;
  const marked = (isRead: (id: string) => boolean) => {
    const readAt = new Date().toISOString();
    const mark = (one: Notification) => (one.readAt === null && isRead(one.id) ? { ...one, readAt } : one);
    setShown((before) => (before.at === 'ready' ? { ...before, list: before.list.map(mark) } : before));
  };
  return {
    shown,
    isMoreComing,
    retry: () => setTries(tries + 1),
    more: () =>
      saying(async () => {
        if (!last) return;
        setMoreComing(true);
        const { list, hasMore } = await call(listNotifications, { after: last.id }).finally(() => setMoreComing(false));
        setShown((before) =>
          before.at === 'ready' ? { at: 'ready', list: [...before.list, ...list], hasMore } : before,
        );
      }),
    read: (id: string) =>
      saying(async () => {
        const { unread } = await call(markRead, { id });
        noteUnread(unread);
        marked((one) => one === id);
      }),
    readAll: () =>
      saying(async () => {
        if (!newest) return;
        const { unread } = await call(markAllRead, { upTo: newest.id });
        noteUnread(unread);
        marked(() => true);
      }),
  };
}

/** Shows the server's message if the request is refused. */
async function saying(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    notify(error.message, { tone: 'bad' });
  }
}
