import type { SlotProps } from '@console/contracts/slots';

/** Review that the workbench passes to its case. */
export type CaseReview = SlotProps<'review.case'>['review'];
