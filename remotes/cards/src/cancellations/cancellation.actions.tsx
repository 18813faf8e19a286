import type { ContributionProps } from '@console/remote-kit/contributions';
import { CancellationBulkMenu } from './cancellation-bulk-menu';

/** Bulk actions on pending cancellations, for the review workbench. */
export default function CancellationActions({ layout, onEvent }: ContributionProps<'review.actions'>) {
  return <CancellationBulkMenu layout={layout} onBegun={(jobId) => onEvent({ jobId })} />;
}
