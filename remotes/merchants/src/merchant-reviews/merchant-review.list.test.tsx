import { countMerchantReviews, listMerchantReviews, type MerchantReview } from '@console/contracts/merchants';
import { decideReview } from '@console/contracts/reviews';
import { fakeServer, listResultOf, messageOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import MerchantReviewList from './merchant-review.list';
import { detail, grants, id, ownDecisions, row } from './testing/merchant-review-samples';

const show = (at = '/main/merchant-review-list') => renderScreen(MerchantReviewList, { at, grants, texts: locales });
const listServer = (one: MerchantReview = row()) =>
  fakeServer()
    .on(listMerchantReviews, (query) => listResultOf([one], query))
    .on(countMerchantReviews, () => ({ total: 7, counts: [{ value: 'WAITING' as const, count: 3 }] }));
const rowOf = async () => within(await screen.findByRole('row', { name: /Quay Imports|码头进口/ }));

test('a row shows number, kind, merchant, submitter and decision, and opens the page of the review', async () => {
  listServer(
    row({ outcome: 'APPROVED', state: 'APPROVED', stage: 'APPROVED', decidedBy: 'Lukas Brandt', allowedActions: [] }),
  );
  const { user, requested, speak } = await show();
  const shown = await rowOf();
  for (const text of ['RV-20260310-000001', 'Merchant change', 'M20000001', 'Daniel Koh', 'Approved', 'Lukas Brandt'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Pending\s*3/ })).toBeTruthy();
  await user.click(shown.getByText('Daniel Koh'));
  expect(requested.visited).toEqual([`/main/merchant-review-list-detail?id=${id}`]);
  await speak('zh-CN');
  expect((await rowOf()).getByText('码头进口')).toBeTruthy();
});

test('a rejection needs a reason, and is sent with the version that was shown', async () => {
  const server = listServer().on(decideReview, () => detail({ state: 'REJECTED', stage: 'REJECTED' }));
  const { user, requested } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Quay Imports?' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason for the rejection' });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(messageOf(reason)).toBe('Cannot be empty');
  expect(server.inputsOf(decideReview)).toEqual([]);
  await user.type(reason, 'The names differ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(server.inputsOf(decideReview)).toEqual([{ id, version: 1, decision: 'REJECT', note: 'The names differ' }]),
  );
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Quay Imports rejected' }]);
});

test('the submitter cannot decide, and sees the reason', async () => {
  listServer(row({ allowedActions: ownDecisions }));
  await show();
  const button = (await rowOf()).getByRole('button', { name: "Approve: You can't review your own request" });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the filters of the address are sent', async () => {
  const server = listServer();
  await show('/main/merchant-review-list?outcome=WAITING&kind=MERCHANT_NEW&isMine=true');
  await rowOf();
  expect(server.inputsOf(listMerchantReviews)[0]?.filter).toEqual({
    outcome: ['WAITING'],
    kind: ['MERCHANT_NEW'],
    isMine: true,
  });
});
