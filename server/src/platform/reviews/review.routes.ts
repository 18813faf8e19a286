import { addReviewNote, decideReview, listReviews, readReview } from '@console/contracts/reviews';
import type { App } from '../deps';
import { newId } from '../db/ids';
import { mount } from '../http/mount';
import { decide } from './decide-review.actions';
import { findReviews, insertNote, lockReview, readReviewDetail } from './review.store';

export function reviewRoutes(app: App): void {
  mount(app, listReviews, (query, context) => findReviews(context, query));
  mount(app, readReview, ({ id }, context) => readReviewDetail(context, id));
  mount(app, decideReview, (input, context) => decide(app.registry.reviews, input, context));
  mount(app, addReviewNote, async ({ id, ...note }, context) => {
    const { review_no: label } = await lockReview(context, id);
    await insertNote(context, { ...note, id: newId('note'), reviewId: id });
    await context.audit({ objectType: 'review', objectId: id, objectLabel: label, after: { note: 'added' } });
    return readReviewDetail(context, id);
  });
}
