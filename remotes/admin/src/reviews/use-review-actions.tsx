import { type Review, review, reviewDecisions } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first decision: most visits only look. */
const ReviewDecideDialog = lazyComponent(() => import('./review-decide.dialog'));

const decisionDialogShape = { review, decision: reviewDecisions };

interface ReviewActions {
  /** What the user may decide on a review; a disabled one says why. */
  actionsOf: (review: Review) => RowAction[];
  dialog: ReactNode;
}

/** Deciding from a row. `onChanged`: the reviews are not what the list shows. */
export function useReviewActions(onChanged: () => void): ReviewActions {
  const { t } = useTranslation();
  const dialogShape = useDialog('decision', decisionDialogShape);
  const { open } = dialogShape;
  const actionsOf = useCallback(
    (review: Review): RowAction[] =>
      reviewDecisions.flatMap((decision) => {
        const allowed = review.allowedActions.find(({ action }) => action === decision);
        if (!allowed) return [];
        return {
          key: decision,
          label: t(`review.${decision}`),
          icon: decision === 'APPROVE' ? 'check' : 'close',
          onClick: () => open({ review, decision }),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`review.disabledReason.${allowed.reason}`),
        };
      }),
    [t, open],
  );
  const dialog = dialogShape.show((about) => (
    <ReviewDecideDialog {...about} onChanged={onChanged} onClose={dialogShape.close} />
  ));
  return { actionsOf, dialog };
}
