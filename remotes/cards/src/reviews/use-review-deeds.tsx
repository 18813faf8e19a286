import { type Review, type ReviewDecision, reviewDecisions } from '@console/contracts/reviews';
import type { RowAction } from '@console/ui/table';
import { lazy, startTransition, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first decision: most visits only look. */
const ReviewDecideDialog = lazy(() => import('./review-decide.dialog'));

interface ReviewDeeds {
  /** What the user may decide on a review; a disabled one says why. */
  actionsOf: (review: Review) => RowAction[];
  dialog: ReactNode;
}

/** Deciding from a row. `onChanged`: the reviews are not what the list shows. */
export function useReviewDeeds(onChanged: () => void): ReviewDeeds {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ review: Review; decision: ReviewDecision } | null>(null);
  const actionsOf = useCallback(
    (review: Review): RowAction[] =>
      reviewDecisions.flatMap((decision) => {
        const allowed = review.allowedActions.find(({ action }) => action === decision);
        if (!allowed) return [];
        return {
          key: decision,
          label: t(`review.${decision}`),
          icon: decision === 'APPROVE' ? 'check' : 'close',
          onClick: () => startTransition(() => setAsked({ review, decision })),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`review.obstacle.${allowed.reason}`),
        };
      }),
    [t],
  );
  const dialog = (
    <Suspense fallback={null}>
      {asked && <ReviewDecideDialog {...asked} onChanged={onChanged} onClose={() => setAsked(null)} />}
    </Suspense>
  );
  return { actionsOf, dialog };
}
