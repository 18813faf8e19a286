import { codes } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { lockRestriction } from './restriction.query';

interface Target {
  merchantId: string;
  /** Field of the input that shows the refusal. */
  field: string;
}

/** Refuses operations that a suspended or closed merchant, or a merchant of such a company, can't perform. */
export async function refuseRestricted({ db }: Pick<Context, 'db'>, { merchantId, field }: Target): Promise<void> {
  const reason = await lockRestriction(db, merchantId);
  if (reason === null) return;
  throw new Refusal(codes.transition, {
    fieldIssues: [{ field, code: reason, params: {} }],
    data: { from: null, to: null, allowed: [], reason },
  });
}
