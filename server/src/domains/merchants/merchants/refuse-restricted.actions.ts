import { codes } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { lockRestriction } from './restriction.query';

interface Target {
  merchantId: string;
  /** Field of the input that shows the refusal. */
  field: string;
}

/** Refuses what a suspended or closed merchant, or one of a suspended or closed company, may not take on. */
export async function refuseRestricted({ db }: Pick<Context, 'db'>, { merchantId, field }: Target): Promise<void> {
  const reason = await lockRestriction(db, merchantId);
  if (reason === null) return;
  throw new Refusal(codes.transition, {
    fieldIssues: [{ field, code: reason, params: {} }],
    data: { from: null, to: null, allowed: [], reason },
  });
}
