import type { Review } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { useDicts, useShown } from '@console/screens';
import { Facts } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';
import classes from './merchant-review.module.css';

/** Submitter, time and remark of the shown review. */
export function WorkbenchFacts({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(['review_kind']);
  const { reviewNo, kind, submittedAt, dueAt, note } = review;
  return (
    <div className={classes.facts}>
      <Facts
        items={[
          { label: t('merchantReview.reviewNo'), value: reviewNo },
          { label: t('merchantReview.kind'), value: label('review_kind', kind) },
          { label: t('merchantReview.maker'), value: makerNameOf(review, t) },
          { label: t('merchantReview.submittedAt'), value: formatDateTime(submittedAt, zone) },
          { label: t('merchantReview.dueAt'), value: formatDateTime(dueAt, zone) },
        ]}
      />
      {note !== null && <Facts items={[{ label: t('merchantReview.remark'), value: note }]} />}
    </div>
  );
}
