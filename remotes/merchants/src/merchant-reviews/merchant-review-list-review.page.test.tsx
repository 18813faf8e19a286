import { decideReview } from '@console/contracts/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import MerchantReviewDecision from './merchant-review-list-review.page';
import { detail, id, ownDecisions } from './testing/merchant-review-samples';
import { reviewServer, showReview } from './testing/show-review';

test('a review is approved on its page, with the version that was shown', async () => {
  const server = reviewServer(detail({ version: 4 })).on(decideReview, () => detail({ state: 'APPROVED' }));
  const { user } = await showReview(MerchantReviewDecision);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Quay Imports?' }));
  expect(await dialog.findByText('Case for APPROVE')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(server.inputsOf(decideReview)).toEqual([{ id, version: 4, decision: 'APPROVE' }]));
});

test('the submitter sees that another approver has to decide', async () => {
  reviewServer(detail({ allowedActions: ownDecisions }));
  await showReview(MerchantReviewDecision);
  expect(await screen.findByText(/You submitted this request/)).toBeTruthy();
  const button = screen.getByRole('button', { name: /^Approve/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
