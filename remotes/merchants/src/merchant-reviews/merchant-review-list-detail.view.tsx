import { merchantReviewLinks } from './merchant-review-actions';
import { MerchantReviewView } from './merchant-review-view';

/** A review without its decision, and the way to it. */
export default function MerchantReviewDetail() {
  return <MerchantReviewView actions={merchantReviewLinks} />;
}
