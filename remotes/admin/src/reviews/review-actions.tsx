import type { SlotProps } from '@console/contracts/slots';
import { Slot, useContributions } from '@console/remote-kit/slot';

interface ReviewActionsProps extends SlotProps<'review.actions'> {
  /** Called after a bulk job has started. */
  onJob: (jobId: string) => void;
}

/** Bulk actions that domains contribute. */
export function ReviewActions({ layout, onJob }: ReviewActionsProps) {
  return useContributions('review.actions').map(({ name }) => (
    <Slot key={name} name="review.actions" of={name} props={{ layout }} onEvent={({ jobId }) => onJob(jobId)} />
  ));
}
