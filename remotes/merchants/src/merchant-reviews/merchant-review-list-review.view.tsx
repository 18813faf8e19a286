import { merchantReviewActions } from './merchant-review-actions';
import { MerchantReviewView } from './merchant-review-view';

/** A review with its decision. */
export default function MerchantReviewDecision() {
  return <MerchantReviewView actions={merchantReviewActions} />;
}
