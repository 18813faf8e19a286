import { readReview, readReviewHistory, type ReviewDetail } from '@console/contracts/reviews';
import { type Contributed, type FakeServer, fakeServer, renderScreen } from '@console/testing';
import { locales } from '../../locales';
import { grants, id } from './merchant-review-samples';

/** Contributed case of the review. */
const Case = ({ said }: Contributed) => <p>{`Case for ${String(said['decision'])}`}</p>;

/** Shows a page of one review. */
export const showReview = (Screen: () => React.ReactNode) =>
  renderScreen(Screen, {
    at: `/main/merchant-review-list-detail?id=${id}`,
    grants,
    texts: locales,
    contributions: { 'review.case': { MERCHANT_CHANGE: Case } },
  });

export const reviewServer = (one: ReviewDetail): FakeServer =>
  fakeServer()
    .on(readReview, () => one)
    .on(readReviewHistory, () => ({ list: [], names: [] }));
