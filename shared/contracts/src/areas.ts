import { accountsArea } from './accounts/area';
import type { ReviewKindFacts } from './area';
import { cardsArea } from './cards/area';
import { companyArea } from './company/area';

/** Type of every job. */
export const jobTypes = [...cardsArea.jobs, ...accountsArea.jobs] as const;
/** Type of a job. */
export type JobType = (typeof jobTypes)[number];

/** Kind of a review. */
export type ReviewKind = keyof typeof cardsArea.reviews | keyof typeof companyArea.reviews;

/** How each kind of review is decided. */
export const reviewKinds: Readonly<Record<ReviewKind, ReviewKindFacts>> = {
  ...cardsArea.reviews,
  ...companyArea.reviews,
};
