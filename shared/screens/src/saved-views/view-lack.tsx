import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { SavedViews } from './use-saved-views';
import classes from './views.module.css';

/** Explains why a list does not show its whole view. */
export function ViewLack({ views: { lack } }: { views: SavedViews }) {
  const { t } = useTranslation();
  if (lack === null) return null;
  return (
    <div className={classes.lack}>
      <Notice tone="warn">{t(`kit.view.${lack}`)}</Notice>
    </div>
  );
}
