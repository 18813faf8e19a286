import type { ReviewDetail } from '@console/contracts/reviews';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './merchant-review.module.css';

/** Untranslated reason of a rejection, or the reason why the review was closed or cannot be decided. */
export function MerchantReviewNotice({
  review: { state, isStale, decided, allowedActions },
}: {
  review: ReviewDetail;
}) {
  const { t } = useTranslation();
  const rejection = decided.find(({ decision }) => decision === 'REJECT');
  if (rejection)
    return (
      <Notice tone="bad" title={t('merchantReview.rejectReason')}>
        <p className={classes.text}>{rejection.note ?? t('merchantReview.hiddenReason')}</p>
      </Notice>
    );
  if (allowedActions.some(({ reason }) => reason === 'OWN_ITEM')) return <Notice>{t('merchantReview.isOwn')}</Notice>;
  if (state === 'STUCK') return <Notice tone="warn">{t('merchantReview.isStuck')}</Notice>;
  if (state === 'EXPIRED') return <Notice>{t(isStale ? 'merchantReview.isStale' : 'merchantReview.isExpired')}</Notice>;
  return null;
}
