import type { SlotProps } from '@console/contracts/slots';
import { Slot, useContributions } from '@console/remote-kit/slot';

interface ReviewActionsProps extends SlotProps<'review.actions'> {
  /** Work on many reviews has begun. */
  onJob: (jobId: string) => void;
}

/** What domains offer to do with many reviews at once. */
export function ReviewActions({ layout, onJob }: ReviewActionsProps) {
  return useContributions('review.actions').map(({ name }) => (
    <Slot key={name} name="review.actions" of={name} props={{ layout }} onEvent={({ jobId }) => onJob(jobId)} />
  ));
}
