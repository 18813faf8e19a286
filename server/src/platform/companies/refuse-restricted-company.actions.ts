import { codes } from '@console/contracts';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { lockCompanyRestriction } from './company-restriction.query';

interface Target {
  companyId: string;
  /** Field of the input that shows the refusal. */
  field: string;
}

/** Refuses a call that a company in this status may not make. Locks the status until the end of the transaction. */
export async function refuseRestrictedCompany(db: Db, { companyId, field }: Target): Promise<void> {
  const reason = await lockCompanyRestriction(db, companyId);
  if (reason === null) return;
  throw new Refusal(codes.transition, {
    fieldIssues: [{ field, code: reason, params: {} }],
    data: { from: null, to: null, allowed: [], reason },
  });
}
