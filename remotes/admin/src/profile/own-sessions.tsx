import { endOtherSessions, listOwnSessions, type OwnSession } from '@console/contracts/profile';
import { useShell } from '@console/remote-kit';
import { formatDateTime, formatRecent } from '@console/i18n';
import { CallFailed, CallRefused, useNow, useOperation, useRecord, useShown } from '@console/screens';
import { Badge, Button, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { browserOf } from '../common/browser.rules';
import classes from './profile.module.css';

/** Active sessions of the user, with a button that ends all others. */
export function OwnSessions() {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { result, reload } = useRecord(listOwnSessions, {}, { keeps: true });
  const { progress, send } = useOperation(endOtherSessions);
  const list = result.data?.list ?? [];
  const endOthers = async () => {
    const sent = await send({});
    if (sent.at !== 'done') return;
    notify({ tone: 'ok', text: t('sessions.ended', { count: sent.data.ended }) });
    reload({ background: true });
  };
  return (
    <Surface
      title={t('sessions.title')}
      actions={
        list.length > 1 && (
          <Button size="small" loading={progress.at === 'sending'} onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      {result.at === 'failed' && !result.data && (
        <CallFailed title={t('sessions.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      <ul className={classes.sessions} aria-label={t('sessions.title')}>
        {list.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </Surface>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const shown = useShown();
  const now = useNow();
  const { isCurrent, ip, userAgent, startedAt, lastActiveAt } = session;
  const { browser, system } = browserOf(userAgent);
  const name = [browser || t('sessions.unknown'), system].filter(Boolean).join(' · ');
  return (
    <li className={classes.session}>
      <span className={classes.row}>
        <span title={userAgent}>{name}</span>
        {isCurrent && <Badge tone="ok">{t('sessions.this')}</Badge>}
      </span>
      <span className={classes.muted}>
        {t('sessions.line', {
          ip,
          since: formatDateTime(startedAt, shown.zone),
          last: formatRecent(lastActiveAt, now, shown),
        })}
      </span>
    </li>
  );
}
