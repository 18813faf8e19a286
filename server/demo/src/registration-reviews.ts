import { systemId } from '@console/server/platform/system-ctx';
import { type DemoReview, demoReview } from './merchants/demo-review';
import { registrationRows } from './registration-rows';

const dayMs = 86_400_000;
const firstNumber = 101;

/** Returns the pending and decided reviews of registrations. */
export const registrationReviews = (now: Date): DemoReview[] =>
  registrationRows(now).flatMap((row, index) => {
    if (!row.submitted_at) return [];
    const submittedAt = new Date(row.submitted_at);
    return [
      demoReview({
        number: firstNumber + index,
        companyId: row.company_id,
        kind: 'MERCHANT_REGISTRATION',
        object: { type: 'merchant_registration', id: row.id, label: row.username },
        reason: 'NEW_MERCHANT',
        makerId: systemId,
        submittedAt,
        dueAt: new Date(submittedAt.getTime() + 60 * dayMs),
        decided:
          row.decided_at && row.decided_by
            ? {
                decision: row.state === 'APPROVED' ? 'APPROVE' : 'REJECT',
                by: row.decided_by,
                at: new Date(row.decided_at),
                note: row.rejected_reason ?? null,
              }
            : undefined,
      }),
    ];
  });
