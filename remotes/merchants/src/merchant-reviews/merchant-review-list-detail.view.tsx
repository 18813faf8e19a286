import { merchantReviewLinks } from './merchant-review-actions';
import { MerchantReviewView } from './merchant-review-view';

/** Review details, with a link to the decision. */
export default function MerchantReviewDetail() {
  return <MerchantReviewView actions={merchantReviewLinks} />;
}
