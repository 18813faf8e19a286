import { useTranslation } from 'react-i18next';
import { useLate } from '../use-late';
import classes from './states.module.css';

/** Loading time after which a page says that it is still loading. */
const slowMs = 4000;

interface SkeletonProps {
  rows?: number;
  /** Whether the code of a page is loading. If it takes some seconds, a sentence reports that. */
  isPage?: boolean;
}

/**
 * Grey lines in place of text, fading downwards. They are displayed after 150 ms, so that a fast response causes no
 * flicker.
 */
export function Skeleton({ rows = 6, isPage = false }: SkeletonProps) {
  const { t } = useTranslation('ui');
  const isLate = useLate(150);
  const isSlow = useLate(slowMs) && isPage;
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {isSlow && <p className={classes.stateText}>{t('slowPage')}</p>}
      {isLate &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.line} style={{ opacity: 1 - row / rows }} />
        ))}
    </div>
  );
}
