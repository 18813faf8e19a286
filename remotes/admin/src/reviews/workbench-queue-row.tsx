import type { Review } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { matchSigns, useNow, useShown } from '@console/screens';
import { Amount, ShapeSign } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './workbench.module.css';
import { waitedOf } from './waited.rules';

/** Row of the queue: card, difference between ledger and channel, and pending time. */
export function WorkbenchQueueRow({ review }: { review: Review }) {
  const { t } = useTranslation();
  const now = useNow();
  const { zone } = useShown();
  const { objectLabel, maker, submittedAt, compared } = review;
  const match = compared?.match ?? 'UNREAD';
  const { state, shape } = matchSigns[match];
  const waited = waitedOf(submittedAt, now);
  return (
    <div className={classes.row}>
      <span className={classes.rowTitle}>{lastOf(objectLabel)}</span>
      <span>{compared?.difference ? <Amount value={compared.difference} signed /> : '–'}</span>
      <small className={classes.rowNote} title={maker.name}>
        {aliasOf(objectLabel)}
      </small>
      <small className={classes.rowNote} title={formatDateTime(submittedAt, zone)}>
        <span className={classes.match} data-tone={state}>
          <ShapeSign shape={shape} size={8} /> {t(`workbench.match.${match}`)}
        </span>
        {' · '}
        {t(`workbench.waited.${waited.unit}`, { count: waited.count })}
      </small>
    </div>
  );
}

// The label of a card is alias plus last digits. They are split, so that truncation only affects the alias.
const lastOf = (label: string) => `••${label.slice(-4)}`;
const aliasOf = (label: string) => label.slice(0, -5);
