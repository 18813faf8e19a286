import { spelledOut } from '@console/contracts/audit-texts';
import { readUserHistory, type UserChange } from '@console/contracts/users';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { Skeleton, Surface, TextButton } from '@console/ui';
import { Difference } from '@console/ui/difference';
import { ExactMoment } from '@console/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaying } from '../common/use-saying';
import classes from './users.module.css';

const dicts = ['audit_action'];

/** What was done with somebody, the newest first; what changed by it is shown when it is wanted. */
export function UserHistory({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readUserHistory, { id });
  const { saying, nameOf } = useSaying(result.data?.names ?? []);
  const said = (facts: UserChange['before']) => (facts === null ? null : spelledOut(facts, saying));
  return (
    <Surface title={t('user.history')}>
      {result.at === 'failed' && (
        <CallFailed title={t('user.historyFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data?.list.length === 0 && <p className={classes.quiet}>{t('user.noHistory')}</p>}
      <ul className={classes.sessions} aria-label={t('user.history')}>
        {result.data?.list.map((change) => (
          <Change key={change.id} change={change}>
            <Difference before={said(change.before)} after={said(change.after)} nameOf={nameOf} />
          </Change>
        ))}
      </ul>
    </Surface>
  );
}

function Change({ change: { at, by, action }, children }: { change: UserChange; children: ReactNode }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(dicts);
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={classes.session}>
        <span>
          {label('audit_action', action)}
          <small className={classes.quiet}>
            {by} · <ExactMoment at={at} zone={zone} />
          </small>
        </span>
        <TextButton onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'user.hideChange' : 'user.showChange')}</TextButton>
      </div>
      {isOpen && children}
    </li>
  );
}
