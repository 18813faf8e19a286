import { readRoleHistory, type RoleChange } from '@console/contracts/roles';
import { formatList } from '@console/i18n';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { Moment, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './roles.module.css';

const dicts = ['audit_action', 'permission'] as const;

/** What was done with a role, and what it got and lost by it. */
export function RoleHistory({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readRoleHistory, { id });
  return (
    <Surface title={t('role.history')}>
      {result.at === 'failed' && (
        <CallFailed title={t('role.historyFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data?.list.length === 0 && <p className={classes.quiet}>{t('role.noHistory')}</p>}
      <ul className={classes.lines}>
        {result.data?.list.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </Surface>
  );
}

function Change({ change: { at, by, action, granted, taken, requested } }: { change: RoleChange }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(dicts);
  const named = (codes: string[]) => formatList(codes.map((code) => label('permission', code)));
  return (
    <li>
      <span>{label('audit_action', action)}</span>
      <span className={classes.quiet}>
        {by} · <Moment at={at} zone={zone} />
      </span>
      {granted.length > 0 && <span className={classes.whole}>{t('role.granted', { names: named(granted) })}</span>}
      {requested.length > 0 && (
        <span className={classes.whole}>{t('role.requestedButtons', { names: named(requested) })}</span>
      )}
      {taken.length > 0 && <span className={classes.whole}>{t('role.taken', { names: named(taken) })}</span>}
    </li>
  );
}
