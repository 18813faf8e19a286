import { addReviewNote, decideReview, listReviews, readReview, readReviewHistory } from '@console/contracts/reviews';
import { findRecordHistory } from '../audit/record-history.query';
import type { App } from '../deps';
import { newId } from '../db/ids';
import { mount } from '../http/mount';
import { decide } from './decide-review.actions';
import { findReviews, insertNote, lockReview, readReviewDetail, refuseUnlisted } from './review.store';

export function reviewRoutes(app: App): void {
  mount(app, listReviews, (query, context) => findReviews(context, query));
  mount(app, readReview, async ({ id }, context) => {
    await refuseUnlisted(context, id);
    return readReviewDetail(context, id);
  });
  mount(app, readReviewHistory, async ({ id }, context) => {
    await refuseUnlisted(context, id);
    await readReviewDetail(context, id);
    return findRecordHistory(context, { objectType: 'review', id });
  });
  mount(app, decideReview, async (input, context) => {
    await refuseUnlisted(context, input.id);
    return decide(app.registry.reviews, input, context);
  });
  mount(app, addReviewNote, async ({ id, ...note }, context) => {
    await refuseUnlisted(context, id);
    const { review_no: label } = await lockReview(context, id);
    await insertNote(context, { ...note, id: newId('note'), reviewId: id });
    await context.audit({ objectType: 'review', objectId: id, objectLabel: label, after: { note: 'added' } });
    return readReviewDetail(context, id);
  });
}
