import type { ReviewDetail } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { ShapeSign, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';
import classes from './merchant-review.module.css';

/** Submission, decided steps with approver, time and note, and the pending step. */
export function MerchantReviewSteps({ review }: { review: ReviewDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { decided, state, step, steps, submittedAt, dueAt } = review;
  const isOpen = state === 'PENDING' || state === 'STUCK';
  return (
    <Surface title={t('merchantReview.steps')}>
      <ol className={classes.steps}>
        <li>
          <ShapeSign shape="dot" size={10} />
          <div>
            <b>{t('merchantReview.submittedBy', { name: makerNameOf(review, t) })}</b>
            <small>{formatDateTime(submittedAt, zone)}</small>
          </div>
        </li>
        {decided.map((one) => (
          <li key={one.step} data-decision={one.decision}>
            <ShapeSign shape={one.decision === 'APPROVE' ? 'check' : 'cross'} size={10} />
            <div>
              <b>{t(`merchantReview.decidedStep.${one.decision}`, { name: one.by, step: one.step, steps })}</b>
              <small>{formatDateTime(one.at, zone)}</small>
              {one.note !== null && <p className={classes.text}>{one.note}</p>}
            </div>
          </li>
        ))}
        {isOpen && (
          <li>
            <ShapeSign shape="ring" size={10} />
            <div>
              <b>{t('merchantReview.waitingStep', { step, steps })}</b>
              <small>{t('merchantReview.dueBy', { time: formatDateTime(dueAt, zone) })}</small>
            </div>
          </li>
        )}
      </ol>
    </Surface>
  );
}
