import { listRoleUsers } from '@console/contracts/roles';
import { CallFailed, useRecord } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './roles.module.css';

/** Users of a role. `total` includes users that are not listed. */
export function RoleUsers({ id, total }: { id: string; total: number }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listRoleUsers, { id });
  const list = result.data?.list ?? [];
  const more = total - list.length;
  return (
    <Surface title={t('role.usersOf')}>
      {result.at === 'failed' && (
        <CallFailed title={t('role.usersFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data && list.length === 0 && <p className={classes.quiet}>{t('role.noUsers')}</p>}
      <ul className={classes.lines}>
        {list.map((user) => (
          <li key={user.id}>
            <span>{user.nickname}</span>
            <span className={classes.quiet}>{user.loginName}</span>
          </li>
        ))}
      </ul>
      {result.data && more > 0 && <p className={classes.quiet}>{t('role.moreUsers', { count: more })}</p>}
    </Surface>
  );
}
