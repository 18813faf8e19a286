import { useTranslation } from 'react-i18next';
import { useLate } from '../use-late';
import classes from './states.module.css';

/**
 * Grey lines in place of text, fading downwards. They are displayed after 150 ms, so that a fast response causes no
 * flicker.
 */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation('ui');
  const isLate = useLate(150);
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {isLate &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.line} style={{ opacity: 1 - row / rows }} />
        ))}
    </div>
  );
}
