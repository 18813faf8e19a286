import type { Review } from '@console/contracts/reviews';
import { Drawer } from '@console/ui/overlay';
import { ReviewCase } from './review-case';

interface ReviewDialogProps {
  review: Review;
  /** The review is no longer what the list shows. */
  onChanged: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The case of one review beside the list that it came from. */
export default function ReviewDialog({ review, onChanged, onClose, onPrevious, onNext }: ReviewDialogProps) {
  return (
    <Drawer open width={680} title={review.reviewNo} onClose={onClose} onPrevious={onPrevious} onNext={onNext}>
      <ReviewCase review={review} layout="drawer" on={{ changed: onChanged, previous: onPrevious, next: onNext }} />
    </Drawer>
  );
}
