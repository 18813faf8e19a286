import { everyModule } from '@console/contracts/releases';
import { useTranslation } from 'react-i18next';
import type { GrantChange } from './grant-choice.rules';
import classes from './role-grants.module.css';

/** List of the grants to add and remove. */
export function GrantChanges({ changes }: { changes: GrantChange[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.changes}>
      {changes.map(({ module, grant, isGranted }) => (
        <li key={`${module} ${grant}`} data-granted={isGranted}>
          {t(isGranted ? 'grants.granted' : 'grants.taken', {
            module: module === everyModule ? t('grants.every') : module,
            grant: t(`grant.${grant}`),
          })}
        </li>
      ))}
    </ul>
  );
}
