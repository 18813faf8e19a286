import type { SlotProps } from '@console/contracts/slots';

/** A review as the workbench gives it to its case. */
export type CaseReview = SlotProps<'review.case'>['review'];
