import { type Review, review, reviewReasons } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf, type RecordActions } from '@console/screens';
import { useCallback } from 'react';
import { decideHref } from './merchant-review-pages';

const decisions = actionsOf({
  ns: 'merchantReview',
  reasons: reviewReasons,
  record: review,
  actions: {
    APPROVE: { icon: 'check' },
    REJECT: { icon: 'close', isDangerous: true },
    WITHDRAW: { icon: 'close' },
  },
  dialog: lazyComponent(() => import('./merchant-review-decision.dialog')),
});

const links = actionsOf({
  ns: 'merchantReview.detail',
  reasons: reviewReasons,
  record: review.pick({ id: true }),
  links: { APPROVE: { icon: 'check', href: ({ id }) => decideHref(id) } },
});

/** Offers actions only for pending reviews; for closed reviews all actions would be disabled. */
const whilePending = (actions: RecordActions<Review>): RecordActions<Review> => ({
  useActions: (page) => {
    const { rowActions: actionsOfRow, dialog } = actions.useActions(page);
    const rowActions = useCallback(
      (row: Review) => (row.state === 'PENDING' || row.state === 'STUCK' ? actionsOfRow(row) : []),
      [actionsOfRow],
    );
    return { rowActions, dialog };
  },
});

/** Decisions about a review. */
export const merchantReviewActions = whilePending(decisions);

/** Link from the details of a review to the page where it is decided. */
export const merchantReviewLinks = whilePending(links);
