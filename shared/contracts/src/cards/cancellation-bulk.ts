import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { money } from '../money';
import { operation } from '../operation';
import { enteredInstant, instant } from '../text';

/** Bulk actions: `APPROVE` applies to cancellations with matching balances, `RESYNC` to those with a difference. */
export const cancellationActions = ['APPROVE', 'RESYNC'] as const;
export type CancellationAction = (typeof cancellationActions)[number];

/**
 * Counts the cancellations that the user can decide: how many match, the amount that approving them returns, and how
 * many have a difference.
 */
export const precheckCancellations = operation({
  path: '/cancellation/bulkPrecheck',
  permission: 'cards.card.cancel-review',
  input: z.strictObject({}),
  output: z.strictObject({
    asOf: instant,
    matched: z.strictObject({ count: z.int(), returned: z.array(money) }),
    mismatched: z.strictObject({ count: z.int() }),
  }),
  reads: true,
});

/** Time of the count. Requests and comparisons after `asOf` are not part of the action. */
const counted = z.strictObject({ asOf: enteredInstant });

/** Approves each matching cancellation as `decideReview` does. */
export const approveMatched = operation({
  path: '/cancellation/bulkApprove',
  permission: 'cards.card.cancel-review',
  input: counted,
  output: job,
  idempotent: true,
});

/** Queries the channel's balance again for each cancellation with a difference, as `resolveCancellation` does. */
export const resyncMismatched = operation({
  path: '/cancellation/bulkResync',
  permission: 'cards.card.cancel-review',
  input: counted,
  output: job,
  idempotent: true,
});
