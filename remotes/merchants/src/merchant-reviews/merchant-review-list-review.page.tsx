import { merchantReviewActions } from './merchant-review-actions';
import { MerchantReviewView } from './merchant-review-view';

/** Review details with the decision. */
export default function MerchantReviewDecision() {
  return <MerchantReviewView actions={merchantReviewActions} />;
}
