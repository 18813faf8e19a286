import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from '../saved-views/views.module.css';

/** Reports the number of rows that the server omitted because a newer server version wrote them. */
export function UnreadableRows({ count = 0 }: { count?: number | undefined }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className={classes.lack}>
      <Notice tone="warn">{t('kit.unreadable', { count })}</Notice>
    </div>
  );
}
