import type { OutputOf } from '@console/contracts';
import type { PendingReason, queryCensus } from '@console/contracts/releases';
import { ShapeSign, Surface, type Shape } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './census.module.css';

const statuses: Record<PendingReason, Shape> = {
  DIRTY: 'triangle',
  TYPING: 'triangle',
  DIALOG: 'half',
  BUSY: 'half',
  LOADING: 'ring',
  HIDDEN: 'ring',
  UNHEARD: 'dash',
};

/** Reasons for pages that do not run the live version yet, most frequent first. */
export function CensusReasons({ reasons }: Pick<OutputOf<typeof queryCensus>, 'reasons'>) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <Surface title={t('census.why')}>
      <ul className={classes.reasons} aria-label={t('census.why')}>
        {reasons.map(({ why, pages }) => (
          <li key={why}>
            <ShapeSign shape={statuses[why]} />
            <span>
              {t(`census.reason.${why}`)}
              <small>{t(`census.until.${why}`)}</small>
            </span>
            <strong>{pages.toLocaleString('en-US')}</strong>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
