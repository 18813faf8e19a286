import { IconButton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showOverlay } from '../palette/overlay.atom';
import { isPushed } from '../push/push';
import { forgetUnread, loadUnread, unreadAtom } from './notification.atom';
import { notificationCountAtom } from './notification-changes.atom';

/** Where the server cannot tell, a seen page asks this often. */
const everyMs = 60_000;

/** The way to the notifications of the user, with how much of it is unread. */
export default function Bell() {
  const { t } = useTranslation();
  const unread = useAtomValue(unreadAtom);
  useUnread();
  return (
    <IconButton
      icon="bell"
      label={t('notification.title')}
      count={unread}
      onClick={() => showOverlay('notifications')}
    />
  );
}

/** Asks once, whenever the server hints, and in turn where it cannot. */
function useUnread(): void {
  const announced = useAtomValue(notificationCountAtom);
  const ask = useEffectEvent((_hint: number) => void loadUnread());
  useEffect(() => ask(announced), [announced]);
  useEffect(() => forgetUnread, []);
  useEffect(() => {
    const askInTurn = () => {
      if (document.visibilityState === 'visible' && !isPushed()) void loadUnread();
    };
    const timer = setInterval(askInTurn, everyMs);
    document.addEventListener('visibilitychange', askInTurn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInTurn);
    };
  }, []);
}
