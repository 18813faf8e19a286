import { readCancellation } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallFailed, pageHref, useDicts, usePoll, useRecord } from '@console/screens';
import type { Review } from '@console/contracts/reviews';
import { CardNumber, Skeleton, TextLink } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { CancellationCauses } from './cancellation-causes';
import { CancellationFigures } from './cancellation-figures';
import { CancellationProgress } from './cancellation-progress';
import { CancellationResolve } from './cancellation-resolve';
import { isOnItsWay } from './cancellation.rules';
import classes from './cancellation.module.css';
import { reviewDicts } from './review-dicts';
import { ReviewStageBadge } from './review-state';

interface CancellationDialogProps {
  review: Review;
  /** The review is no longer what the list shows. */
  onChanged: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const soonMs = 1_500;

/** What ledger and channel say of a card that is to end, what may explain a difference, and what can be done. */
export default function CancellationDialog({ review, onChanged, ...rest }: CancellationDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const { navigate } = useShell();
  const { answer, reload } = useRecord(readCancellation, { id: review.id });
  const known = answer.data;
  usePoll(known !== undefined && isOnItsWay(known), () => reload({ background: true }), soonMs);
  const changed = () => {
    reload({ background: true });
    onChanged();
  };
  return (
    <Drawer
      open
      width={680}
      title={review.reviewNo}
      head={<ReviewStageBadge stage={review.stage} label={label} />}
      {...rest}
    >
      {answer.at === 'failed' && (
        <CallFailed title={t('cancellation.failed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {answer.at === 'loading' && !known && <Skeleton rows={6} />}
      {known && (
        <div className={classes.parts}>
          <p className={classes.about}>
            <TextLink href={pageHref('cards-balance-view-card-detail', { id: known.card.id })} onNavigate={navigate}>
              <CardNumber number={known.card.number} />
            </TextLink>
            <span>{t('cancellation.askedBy', { name: review.maker.name })}</span>
            <span>{label('cancel_reason', review.reason)}</span>
          </p>
          <CancellationFigures known={known} />
          <CancellationCauses causes={known.causes} isMismatched={known.match === 'MISMATCHED'} />
          <CancellationProgress known={known} />
          <CancellationResolve known={known} onDone={changed} onRefused={changed} />
        </div>
      )}
    </Drawer>
  );
}
