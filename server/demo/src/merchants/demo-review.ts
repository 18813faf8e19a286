import type { MerchantReviewKind } from '@console/contracts/merchants';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { systemId } from '@console/server/platform/system-ctx';
import type { Past } from '../issuing/past-lines';

/** A review with its decision. */
export interface DemoReview {
  row: NewRow<'review'>;
  step: NewRow<'review_step'> | null;
}

interface Decided {
  by: string;
  at: Date;
  decision: 'APPROVE' | 'REJECT';
  note: string | null;
}

interface Sketch {
  number: number;
  companyId: string;
  kind: MerchantReviewKind;
  object: { type: 'merchant' | 'merchant_registration'; id: string; label: string };
  reason: string;
  makerId: string;
  submittedAt: Date;
  dueAt: Date;
  note?: string;
  snapshot?: object;
  state?: 'STUCK';
  decided?: Decided | undefined;
  /** Time and state of an end without a decision. */
  ended?: { at: Date; state: 'WITHDRAWN' | 'EXPIRED' } | undefined;
}

/** Returns the rows of a review. */
export function demoReview(sketch: Sketch): DemoReview {
  const { number, companyId, kind, object, reason, makerId, submittedAt, dueAt, note = null, decided, ended } = sketch;
  const id = fixedId('rev', number);
  const isApproved = decided?.decision === 'APPROVE';
  const decidedState = decided && (isApproved ? ('APPROVED' as const) : ('REJECTED' as const));
  return {
    row: {
      id,
      company_id: companyId,
      review_no: `RV-${submittedAt.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
      kind,
      object_type: object.type,
      object_id: object.id,
      object_label: object.label,
      object_version: object.type === 'merchant' ? 1 : 2,
      merchant_id: object.type === 'merchant' ? object.id : null,
      reason,
      note,
      snapshot: sketch.snapshot ?? {},
      amount_minor: null,
      currency: null,
      maker_id: makerId,
      submitted_at: submittedAt,
      due_at: dueAt,
      state: decidedState ?? ended?.state ?? sketch.state ?? 'PENDING',
      is_stale: false,
      step: 1,
      version: decided || ended ? 2 : 1,
      ended_at: decided?.at ?? ended?.at ?? null,
      execution: isApproved ? 'DONE' : null,
    },
    step: decided
      ? {
          review_id: id,
          step: 1,
          company_id: companyId,
          decided_by: decided.by,
          decision: decided.decision,
          note: decided.note,
          at: decided.at,
        }
      : null,
  };
}

export async function insertDemoReviews(db: Db, reviews: readonly DemoReview[]): Promise<void> {
  await insertRows(
    db,
    'review',
    reviews.map(({ row }) => row),
  );
  await insertRows(
    db,
    'review_step',
    reviews.flatMap(({ step }) => step ?? []),
  );
}

/** Audit log entries of reviews that have ended. */
export const reviewPast = (reviews: readonly DemoReview[]): Past[] =>
  reviews.flatMap(({ row, step }): Past[] => {
    if (!row.ended_at || !row.state) return [];
    return [
      {
        companyId: row.company_id,
        at: new Date(row.ended_at),
        by: { id: step?.decided_by ?? (row.state === 'WITHDRAWN' ? row.maker_id : systemId) },
        action: row.state === 'EXPIRED' ? 'review/tend' : '/review/decide',
        object: ['review', row.id, `${row.review_no} ${row.object_label}`],
        before: { step: 1, state: 'PENDING' },
        after: { state: row.state },
        reason: step?.note ?? null,
      },
    ];
  });
