import type { ReviewStage } from '@console/contracts/reviews';

const hourMs = 3_600_000;

/** Time after which a review counts as late, by stage; stages without an entry are never late. */
const patienceMs: Partial<Record<ReviewStage, number>> = {
  STUCK: 0,
  PENDING: 24 * hourMs,
  MISMATCH: 24 * hourMs,
  FAILED: 24 * hourMs,
  // A channel responds within minutes; if it does not, it must be contacted in another way.
  EXECUTING: hourMs / 2,
};

interface Waiting {
  stage: ReviewStage;
  submittedAt: Date;
  /** Time of the approval; null before it. */
  endedAt: Date | null;
}

/** Returns whether a review is stuck or has waited too long. */
export function isLate({ stage, submittedAt, endedAt }: Waiting, now: Date): boolean {
  const patience = patienceMs[stage];
  return patience !== undefined && now.getTime() - (endedAt ?? submittedAt).getTime() >= patience;
}
