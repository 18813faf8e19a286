import { Button, Empty, Failed, Spinner } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { NotificationEntry } from './notification-entry';
import css from './notifications.module.css';
import { useNotifications } from './use-notifications';

/** Drawer of the user's notifications, newest first. */
export default function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const registry = useNotifications();
  const { shown } = registry;
  const hasUnread = shown.at === 'ready' && shown.list.some(({ readAt }) => readAt === null);
  return (
    <Drawer
      open
      title={t('notification.title')}
      onClose={onClose}
      {...(hasUnread && {
        actions: <Button onClick={() => void registry.readAll()}>{t('notification.readAll')}</Button>,
      })}
    >
      {shown.at === 'loading' && <Spinner label />}
      {shown.at === 'failed' && (
        <Failed title={t('notification.failed')} message={shown.failure.message} onRetry={registry.retry} />
      )}
      {shown.at === 'ready' && shown.list.length === 0 && <Empty picture="agreed" title={t('notification.none')} />}
      {shown.at === 'ready' && shown.list.length > 0 && (
        <>
          <ul className={css.list}>
            {shown.list.map((entry) => (
              <NotificationEntry key={entry.id} entry={entry} onRead={() => void registry.read(entry.id)} />
            ))}
          </ul>
          {shown.hasMore && (
            <Button size="small" variant="text" loading={registry.isMoreComing} onClick={() => void registry.more()}>
              {t('notification.more')}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
