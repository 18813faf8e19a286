import { IconButton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showOverlay } from '../palette/overlay.atom';
import { isPushed } from '../push/push';
import { forgetUnread, loadUnread, unreadAtom } from './notification.atom';
import { notificationCountAtom } from './notification-changes.atom';

/** Polling interval of a visible page without an event stream. */
const everyMs = 60_000;

/** Button that opens the notifications and shows the number of unread ones. */
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

/** Loads the count once and on each server event, and polls without an event stream. */
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
