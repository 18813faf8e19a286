import type { Ctx } from '../../../platform/context';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { systemId } from '../../../platform/system-ctx';

/** A submitted registration. */
interface Submitted {
  id: string;
  username: string;
  version: number;
}

/**
 * Submits the review of a registration and notifies the approvers. Its maker is the system, because the applicant has
 * no account. It belongs to no merchant, so users with access to some merchants can't see it.
 */
export const requestReview = (
  { db, now, companyId }: Pick<Ctx, 'db' | 'now' | 'companyId'>,
  { id, username, version }: Submitted,
): Promise<string> =>
  submitReview(
    { db, now, actor: { companyId, userId: systemId } },
    {
      kind: 'MERCHANT_REGISTRATION',
      objectType: 'merchant_registration',
      objectId: id,
      objectLabel: username,
      objectVersion: version,
      merchantId: null,
      reason: 'NEW_MERCHANT',
      note: null,
      snapshot: {},
      amount: null,
    },
  );
