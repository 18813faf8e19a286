import { endUserSessions, listUserSessions, type User, type UserSession } from '@console/contracts/users';
import { formatDateTime, formatRecent } from '@console/i18n';
import { CallFailed, CallRefused, useNow, useOperation, useRecord, useShown } from '@console/screens';
import { Button, Empty, Skeleton } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { browserOf } from '../common/browser.rules';
import classes from './users.module.css';

interface UserSessionsDialogProps {
  user: Pick<User, 'id' | 'nickname'>;
  onClose: () => void;
}

/** Sessions of a user, which can be ended separately or all together. */
export default function UserSessionsDialog({ user: { id, nickname }, onClose }: UserSessionsDialogProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listUserSessions, { id }, { keeps: true });
  const { progress, send } = useOperation(endUserSessions);
  const list = result.data?.list ?? [];
  const end = async (sessionId?: string) => {
    const sent = await send({ id, ...(sessionId && { sessionId }) });
    if (sent.at === 'done') reload({ background: true });
  };
  const isSending = progress.at === 'sending';
  const actions = (
    <>
      <Button onClick={onClose}>{t('kit.close')}</Button>
      {list.length > 0 && (
        <Button variant="danger" loading={isSending} onClick={() => void end()}>
          {t('user.endAll')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open width={680} title={t('user.sessionsOf', { name: nickname })} actions={actions} onClose={onClose}>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      {result.at === 'failed' && !result.data && (
        <CallFailed title={t('user.sessionsFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data && list.length === 0 && <Empty title={t('user.noSessions')} />}
      <ul className={classes.sessions} aria-label={t('user.sessionsOf', { name: nickname })}>
        {list.map((session) => (
          <SessionLine key={session.id} session={session} isSending={isSending} onEnd={() => void end(session.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface SessionLineProps {
  session: UserSession;
  isSending: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isSending, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const now = useNow();
  const { ip, userAgent, startedAt, lastActiveAt } = session;
  const { browser, system } = browserOf(userAgent);
  const name = [browser || t('user.unknownBrowser'), system].filter(Boolean).join(' · ');
  return (
    <li className={classes.session}>
      <span>
        <span title={userAgent}>{name}</span>
        <small className={classes.quiet}>
          {t('user.sessionLine', {
            ip,
            since: formatDateTime(startedAt, shown.zone),
            last: formatRecent(lastActiveAt, now, shown),
          })}
        </small>
      </span>
      <Button size="small" disabled={isSending} onClick={onEnd}>
        {t('user.endSession')}
      </Button>
    </li>
  );
}
