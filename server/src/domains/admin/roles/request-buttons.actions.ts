import type { RoleDetail } from '@console/contracts/roles';
import type { Context } from '../../../platform/context';
import type { DueReview } from '../../../platform/reviews/due-review.query';
import { lockOpenOf, replaceReview } from '../../../platform/reviews/replace-review.actions';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { findRequest } from './role-request.query';

/**
 * Locks the pending request of a role. It must be locked before the role, because a decision locks them in this order.
 */
export const lockRequest = ({ db }: Context, roleId: string): Promise<DueReview | null> =>
  lockOpenOf(db, { kind: 'ROLE_GRANT', objectId: roleId });

/** Closes the pending request, because the role has changed. */
export const endRequest = async (context: Context, waiting: DueReview | null): Promise<void> => {
  if (waiting) await replaceReview(context, waiting);
};

/** Requests approval of high-risk buttons. Returns the role with its pending request. */
export async function requestButtons(
  context: Context,
  role: RoleDetail,
  buttons: readonly string[],
): Promise<RoleDetail> {
  if (buttons.length === 0) return { ...role, requested: null };
  await submitReview(context, {
    kind: 'ROLE_GRANT',
    objectType: 'role',
    objectId: role.id,
    objectLabel: role.name.en_US,
    objectVersion: role.version,
    merchantId: null,
    reason: 'HIGH_RISK',
    note: null,
    snapshot: { buttons },
    amount: null,
  });
  return { ...role, requested: await findRequest(context, role.id) };
}
