import { codes } from '@console/contracts';
import { listMerchantReviews, type MerchantReview } from '@console/contracts/merchants';
import { decideReview } from '@console/contracts/reviews';
import { type Contributed, fakeServer, idOf, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import MerchantReviewWorkbench from './merchant-review-workbench.page';
import { detail, grants, row } from './testing/merchant-review-samples';

const Case = ({ said }: Contributed) => <p>{`Case of ${(said['review'] as { reviewNo: string }).reviewNo}`}</p>;

const show = () =>
  renderScreen(MerchantReviewWorkbench, {
    at: '/main/merchant-review',
    grants,
    texts: locales,
    contributions: { 'review.case': { MERCHANT_CHANGE: Case, MERCHANT_NEW: Case } },
  });

const second = row({
  id: idOf('rev', 2),
  reviewNo: 'RV-20260311-000002',
  kind: 'MERCHANT_NEW',
  objectLabel: 'Lumen & Loom',
  merchant: { id: idOf('mer', 2), merchantNo: 'M20000002', name: { en_US: 'Lumen & Loom', zh_CN: '光织家居' } },
});

const serverOf = (decidable: MerchantReview[], own: MerchantReview[] = []) =>
  fakeServer().on(listMerchantReviews, (query) => listResultOf(query.filter?.isMine ? own : decidable, query));

test('the review with the earliest due time opens, and the next one after its decision', async () => {
  const waiting = [row(), second];
  const server = serverOf(waiting).on(decideReview, () => {
    waiting.shift();
    return detail({ state: 'APPROVED' });
  });
  const { user } = await show();
  expect(await screen.findByText('Case of RV-20260310-000001')).toBeTruthy();
  expect(server.inputsOf(listMerchantReviews)[0]).toMatchObject({
    filter: { isDecidable: true },
    sort: [{ field: 'dueAt', dir: 'asc' }],
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Quay Imports?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Case of RV-20260311-000002')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a review selected in the queue is shown and stored in the address', async () => {
  serverOf([row(), second]);
  const { user, search } = await show();
  await user.click(await screen.findByRole('option', { name: /Lumen & Loom/ }));
  expect(await screen.findByText('Case of RV-20260311-000002')).toBeTruthy();
  expect(search()).toContain(`review=${second.id}`);
});

test('a workbench without pending reviews shows a message, and the number of own requests with a link', async () => {
  serverOf([], [row()]);
  const { user, requested, speak } = await show();
  expect(await screen.findByText('No merchant reviews need your decision.')).toBeTruthy();
  expect(await screen.findByText(/1 of your requests is pending/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show your requests' }));
  expect(requested.visited).toEqual(['/main/merchant-review-list?outcome=WAITING&isMine=true']);
  await speak('zh-CN');
  expect(screen.getByText('暂无待您处理的商户审核。')).toBeTruthy();
});

test('a queue that cannot be loaded can be retried', async () => {
  let isDown = true;
  serverOf([]).on(listMerchantReviews, (query) => {
    if (isDown) throw refusal(codes.serverError);
    return listResultOf([row()], query);
  });
  const { user } = await show();
  expect(await screen.findByText("The merchant reviews couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Case of RV-20260310-000001')).toBeTruthy();
});
