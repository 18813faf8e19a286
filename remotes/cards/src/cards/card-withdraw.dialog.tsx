import { decideReview, reviewDetail, type Review } from '@console/contracts/reviews';
import { ActionDialog } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { lastOf } from './card-change.dialog';

interface CardWithdrawDialogProps {
  review: Review;
  number: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Withdraws the user's own cancellation request. */
export default function CardWithdrawDialog({ review, number, onChanged, onClose }: CardWithdrawDialogProps) {
  const { t } = useTranslation();
  const last = lastOf({ number });
  return (
    <ActionDialog
      title={t('card.cancelReview.withdraw.title', { number: last })}
      operation={decideReview}
      start={{ id: review.id, version: review.version, decision: 'WITHDRAW' }}
      submit={{ label: t('card.cancelReview.withdraw') }}
      effect={t('card.cancelReview.withdraw.effect')}
      conflict={{ text: t('card.cancelReview.changed'), record: reviewDetail }}
      done={t('card.cancelReview.withdraw.done', { number: last })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
