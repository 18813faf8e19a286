import { codes } from '@console/contracts';
import { addReviewNote, readReview, type ReviewDetail } from '@console/contracts/reviews';
import { factOf, refusal } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import MerchantReviewDetail from './merchant-review-list-detail.view';
import { detail, id, merchantId } from './testing/merchant-review-samples';
import { reviewServer, showReview } from './testing/show-review';

test('a pending review shows its facts, its case and the pending step, and links to the decision', async () => {
  reviewServer(detail({ note: 'Renewed in March' }));
  const { user, requested } = await showReview(MerchantReviewDetail);
  expect(await screen.findByRole('heading', { name: 'Quay Imports' })).toBeTruthy();
  expect([factOf('Submitted by'), factOf('Remark')]).toEqual(['Daniel Koh', 'Renewed in March']);
  expect(await screen.findByText('Case for null')).toBeTruthy();
  expect(screen.getByText('Step 1 of 1: pending')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Quay Imports' }));
  await user.click(screen.getByRole('button', { name: 'Decide review' }));
  expect(requested.visited).toEqual([
    `/main/merchant-management-view?id=${merchantId}`,
    `/main/merchant-review-list-review?id=${id}`,
  ]);
});

test('a rejected review shows the untranslated reason, the approver and no decision', async () => {
  const decided = [{ by: 'Lukas Brandt', at: '2026-11-21T08:00:00Z', step: 1, decision: 'REJECT', note: '名称不一致' }];
  reviewServer(
    detail({ state: 'REJECTED', stage: 'REJECTED', decided: decided as ReviewDetail['decided'], allowedActions: [] }),
  );
  const { speak } = await showReview(MerchantReviewDetail);
  expect(await screen.findByText('Step 1 of 1: rejected by Lukas Brandt')).toBeTruthy();
  expect(screen.getAllByText('名称不一致')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Decide review' })).toBeNull();
  await speak('zh-CN');
  expect(screen.getByText('第1/1步：Lukas Brandt已驳回')).toBeTruthy();
});

test('a note is added for the selected audience', async () => {
  const notes = [
    {
      id: id.replace('rev', 'note'),
      by: 'Margaret Osei',
      at: '2026-11-21T08:00:00Z',
      text: 'Called',
      audience: 'MERCHANT',
    },
  ];
  const server = reviewServer(detail({ noteAudiences: ['INTERNAL', 'MERCHANT'] })).on(addReviewNote, () =>
    detail({ notes: notes as ReviewDetail['notes'] }),
  );
  const { user } = await showReview(MerchantReviewDetail);
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(server.inputsOf(addReviewNote)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Called');
  await user.click(dialog.getByRole('combobox', { name: 'Visible to' }));
  await user.click(await screen.findByRole('option', { name: 'Staff and merchant' }));
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(server.inputsOf(addReviewNote)).toEqual([{ id, text: 'Called', audience: 'MERCHANT' }]));
});

test('a review that cannot be loaded can be retried', async () => {
  let isDown = true;
  reviewServer(detail()).on(readReview, () => {
    if (isDown) throw refusal(codes.serverError);
    return detail();
  });
  const { user } = await showReview(MerchantReviewDetail);
  expect(await screen.findByText("The review couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Quay Imports' })).toBeTruthy();
});
