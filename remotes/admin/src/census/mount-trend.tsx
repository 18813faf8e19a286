import type { CensusRemote } from '@console/contracts/releases';
import { useTranslation } from 'react-i18next';
import { trendLines } from './census.rules';
import classes from './census.module.css';

const size = { width: 56, height: 16 };

/** Mount time as sparkline over the window, with the current value. */
export function MountTrend({ trend, p95MountMs }: Pick<CensusRemote, 'trend' | 'p95MountMs'>) {
  const { t } = useTranslation();
  if (p95MountMs === null) return <span className={classes.none}>–</span>;
  return (
    <span className={classes.trend}>
      <svg
        className={classes.line}
        width={size.width}
        height={size.height}
        viewBox={`-2 -2 ${size.width + 4} ${size.height + 4}`}
        aria-hidden="true"
      >
        {trendLines(trend, size).map((points) => (
          <polyline key={points} points={points} />
        ))}
      </svg>
      {t('census.ms', { ms: p95MountMs.toLocaleString('en-US') })}
    </span>
  );
}
