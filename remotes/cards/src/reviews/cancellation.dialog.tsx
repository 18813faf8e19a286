import type { Review } from '@console/contracts/reviews';
import { Drawer } from '@console/ui/overlay';
import { CancellationCase } from './cancellation-case';

interface CancellationDialogProps {
  review: Review;
  /** The review is no longer what the list shows. */
  onChanged: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One cancellation beside the list that it came from. */
export default function CancellationDialog({ review, onChanged, onClose, ...neighbours }: CancellationDialogProps) {
  return (
    <Drawer open width={680} title={review.reviewNo} onClose={onClose} {...neighbours}>
      <CancellationCase key={review.id} review={review} onChanged={onChanged} {...neighbours} />
    </Drawer>
  );
}
