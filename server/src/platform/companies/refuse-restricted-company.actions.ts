import { codes } from '@console/contracts';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { lockCompanyRestriction } from './company-restriction.query';

interface Target {
  companyId: string;
  /** Field of the input at which the error is shown. */
  field: string;
}

/** Refuses an operation that the status of the company forbids. Locks the status until the end of the transaction. */
export async function refuseRestrictedCompany(db: Db, { companyId, field }: Target): Promise<void> {
  const reason = await lockCompanyRestriction(db, companyId);
  if (reason === null) return;
  throw new Refusal(codes.transition, {
    fieldIssues: [{ field, code: reason, params: {} }],
    data: { from: null, to: null, allowed: [], reason },
  });
}
