import type { Review } from '@console/contracts/reviews';
import { Drawer } from '@console/ui/overlay';
import { ReviewCase } from './review-case';

interface ReviewDialogProps {
  review: Review;
  /** Called when the list shows an outdated review. */
  onChanged: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Drawer with the case of one review. */
export default function ReviewDialog({ review, onChanged, onClose, onPrevious, onNext }: ReviewDialogProps) {
  return (
    <Drawer open width={680} title={review.reviewNo} onClose={onClose} onPrevious={onPrevious} onNext={onNext}>
      <ReviewCase review={review} layout="drawer" on={{ changed: onChanged, previous: onPrevious, next: onNext }} />
    </Drawer>
  );
}
