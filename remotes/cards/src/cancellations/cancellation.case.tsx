import type { ContributionProps } from '@console/remote-kit/contributions';
import { useTranslation } from 'react-i18next';
import { DecisionFacts } from '../common/decision-facts';
import { CancellationCase } from './cancellation-case';
import { useWorkbenchDrafts } from './use-workbench-drafts';

/** Case of a card cancellation, for the review workbench. */
export default function CancellationOfReview(props: ContributionProps<'review.case'>) {
  const { review, layout, decision, place, round, hasPrevious, hasNext, onEvent } = props;
  const { t } = useTranslation();
  const drafts = useWorkbenchDrafts();
  if (layout === 'decision')
    return (
      <DecisionFacts
        review={review}
        decision={decision}
        amountLabel={t('cancellation.left')}
        effectOf={(choice) => t(`cancellation.follows.${choice}`)}
      />
    );
  return (
    <CancellationCase
      key={review.id}
      isQueue={layout === 'queue'}
      review={review}
      drafts={layout === 'queue' ? drafts : undefined}
      round={round}
      place={place ?? undefined}
      onChanged={() => onEvent({ type: 'changed' })}
      onSettled={() => onEvent({ type: 'settled' })}
      onPrevious={hasPrevious ? () => onEvent({ type: 'previous' }) : undefined}
      onNext={hasNext ? () => onEvent({ type: 'next' }) : undefined}
    />
  );
}
