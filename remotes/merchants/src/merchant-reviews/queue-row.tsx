import type { MerchantReview } from '@console/contracts/merchants';
import { formatMinute } from '@console/i18n';
import { useDicts, useLocalText, useShown } from '@console/screens';
import { useTranslation } from 'react-i18next';
import classes from './merchant-review.module.css';

/** A review in the queue of the workbench: subject, kind and deadline. */
export function QueueRow({ review: { merchant, objectLabel, kind, dueAt } }: { review: MerchantReview }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const textOf = useLocalText();
  const { label } = useDicts(['review_kind']);
  return (
    <div className={classes.row}>
      <bdi>{merchant ? textOf(merchant.name) : objectLabel}</bdi>
      <small>{label('review_kind', kind)}</small>
      <small>{t('merchantReview.dueBy', { time: formatMinute(dueAt, zone) })}</small>
    </div>
  );
}
