import type { Notification } from '@console/contracts/notifications';
import { currentLocale, formatRecent } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom, sessionAtom } from '@console/session';
import { IconButton, ShapeSign, TextButton, TextLink } from '@console/ui';
import { ExactMoment } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../dicts/use-dict';
import { showOverlay } from '../palette/overlay.atom';
import css from './notifications.module.css';
import { shapeOf, wayOf } from './notification.rules';

interface EntryProps {
  entry: Notification;
  onRead: () => void;
}

/** Notification with its link and its unread mark. */
export function NotificationEntry({ entry, onRead }: EntryProps) {
  const { t } = useTranslation();
  const types = useDict('notification_type');
  const jobs = useDict('job_type');
  const tone = types.colour(entry.type);
  const isUnread = entry.readAt === null;
  const title = types.label(entry.type);
  const label = entry.objectType === 'job' ? jobs.label(entry.label) : entry.label;
  return (
    <li className={css.entry} aria-label={`${title}: ${label}`} data-unread={isUnread || undefined}>
      <span className={css.sign} data-tone={tone}>
        <ShapeSign shape={shapeOf(tone)} />
      </span>
      <div className={css.text}>
        <span className={css.title}>{title}</span>
        <Way entry={entry} label={label} onRead={() => isUnread && onRead()} />
        <CreatedAt at={entry.createdAt} />
      </div>
      {isUnread && <IconButton icon="check" size="small" label={t('notification.read', { label })} onClick={onRead} />}
    </li>
  );
}

/** Link of a notification; following it marks the notification as read. */
function Way({ entry, label, onRead }: EntryProps & { label: string }) {
  const { pages } = useAtomValue(grantsAtom);
  const navigate = useNavigate();
  const way = wayOf(entry, pages);
  if (way.at === 'nowhere') return <span>{label}</span>;
  if (way.at === 'jobs') {
    const open = () => {
      onRead();
      showOverlay('jobs');
    };
    return <TextButton onClick={open}>{label}</TextButton>;
  }
  const follow = (href: string) => {
    onRead();
    showOverlay('none');
    void navigate(href);
  };
  return (
    <TextLink href={way.href} onNavigate={follow}>
      {label}
    </TextLink>
  );
}

function CreatedAt({ at }: { at: string }) {
  const session = useAtomValue(sessionAtom);
  const [now] = useState(() => new Date().toISOString());
  const zone = session.at === 'in' ? session.user.timezone : 'UTC';
  return (
    <ExactMoment at={at} zone={zone} className={css.time}>
      {formatRecent(at, now, { locale: currentLocale(), zone })}
    </ExactMoment>
  );
}
