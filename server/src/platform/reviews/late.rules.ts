import type { ReviewStage } from '@console/contracts/reviews';

const hourMs = 3_600_000;

/** How long a review may stay where it is before people are told; what is missing never waits. */
const patienceMs: Partial<Record<ReviewStage, number>> = {
  STUCK: 0,
  PENDING: 24 * hourMs,
  MISMATCH: 24 * hourMs,
  FAILED: 24 * hourMs,
  // A channel answers within minutes, or somebody has to ask it by other ways.
  EXECUTING: hourMs / 2,
};

interface Waiting {
  stage: ReviewStage;
  submittedAt: Date;
  /** When it was approved; null before. */
  endedAt: Date | null;
}

/** Whether a review is stuck, or waits longer than anybody should. */
export function isLate({ stage, submittedAt, endedAt }: Waiting, now: Date): boolean {
  const patience = patienceMs[stage];
  return patience !== undefined && now.getTime() - (endedAt ?? submittedAt).getTime() >= patience;
}
