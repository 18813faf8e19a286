import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { Views } from './use-views';
import classes from './views.module.css';

/** Why a list does not show what its view once meant. */
export function ViewLack({ views: { lack } }: { views: Views }) {
  const { t } = useTranslation();
  if (lack === null) return null;
  return (
    <div className={classes.lack}>
      <Notice tone="warn">{t(`kit.view.${lack}`)}</Notice>
    </div>
  );
}
