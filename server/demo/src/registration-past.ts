import type { Past } from './issuing/past-lines';
import { registrationRows } from './registration-rows';

/** Audit log entries of the demo registrations: submitted by the applicant, and decided by a user of the company. */
export const registrationPast = (now: Date): Past[] =>
  registrationRows(now).flatMap((row): Past[] => {
    if (row.submitted_at === null || row.submitted_at === undefined) return [];
    const common = { companyId: row.company_id, object: objectOf(row) };
    const submitted: Past = {
      ...common,
      at: new Date(row.submitted_at),
      by: { id: row.id },
      action: '/public/register/verify',
      before: { state: 'EMAIL_UNVERIFIED' },
      after: { state: 'SUBMITTED' },
    };
    if (!row.decided_at || !row.decided_by) return [submitted];
    const isApproved = row.state === 'APPROVED';
    const decided: Past = {
      ...common,
      at: new Date(row.decided_at),
      by: { id: row.decided_by },
      action: isApproved ? '/merchantRegistration/approve' : '/merchantRegistration/reject',
      before: { state: 'SUBMITTED' },
      after: { state: row.state },
      reason: row.rejected_reason ?? null,
    };
    return [submitted, decided];
  });

const objectOf = ({ id, username }: { id: string; username: string }): Past['object'] => [
  'merchant_registration',
  id,
  username,
];
