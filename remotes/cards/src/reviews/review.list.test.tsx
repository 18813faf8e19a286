import { codes } from '@console/contracts';
import { readLimitLift } from '@console/contracts/cards';
import { readInvoice } from '@console/contracts/company';
import { decideReview, listReviews, type Review } from '@console/contracts/reviews';
import { cardServer, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { both, reviewOf } from '../testing/review-samples';
import { traceTo, usd } from '../testing/transaction-samples';
import ReviewList from './review.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ReviewList, {
    at: '/main/cards-cancel-review',
    grants: ['reviews.review.view'],
    texts: locales,
    ...options,
  });

const detailOf = (over: Partial<Review> = {}) => ({ ...reviewOf(over), decided: [], notes: [] });

const serverOf = (...reviews: Review[]) => cardServer().on(listReviews, (query) => listResultOf(reviews, query));

const press = async (shown: Awaited<ReturnType<typeof show>>, name: string, about = /Search ads/) => {
  const row = within(await screen.findByRole('row', { name: about }));
  await shown.user.click(row.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('a review says what, why, how much, who and until when', async () => {
  serverOf(reviewOf());
  await show();
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  expect(row.getByRole('link').getAttribute('href')).toContain(idOf('card', 1));
  expect(await row.findByText('No longer needed')).toBeTruthy();
  expect(row.getByText(/1,234\.50/)).toBeTruthy();
  expect(row.getByText('Ines Moreau')).toBeTruthy();
  expect(row.getByText('Pending review')).toBeTruthy();
});

test('an approval says what follows before it is sent, once, with the version that was seen', async () => {
  const server = serverOf(reviewOf()).on(decideReview, () => detailOf({ state: 'APPROVED', execution: 'DONE' }));
  const shown = await show();
  const dialog = await press(shown, 'Approve');
  expect(dialog.getByText(/for good/)).toBeTruthy();
  await shown.user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
  expect(server.inputsOf(decideReview)).toEqual([{ id: idOf('rev', 1), version: 1, decision: 'APPROVE' }]);
  expect(shown.requested.notices).toEqual([{ tone: 'ok', text: 'RV-20261120-0001 is approved' }]);
});

test('a rejection needs a note', async () => {
  const server = serverOf(reviewOf()).on(decideReview, () => detailOf({ state: 'REJECTED' }));
  const shown = await show();
  const dialog = await press(shown, 'Reject');
  await shown.user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByText('Cannot be empty')).toBeTruthy();
  expect(server.inputsOf(decideReview)).toEqual([]);
  await shown.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Still needed');
  await shown.user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(server.inputsOf(decideReview)).toEqual([
    { id: idOf('rev', 1), version: 1, decision: 'REJECT', note: 'Still needed' },
  ]);
});

test('somebody else was faster: the dialog says so', async () => {
  serverOf(reviewOf()).on(decideReview, () => {
    throw refusal(codes.transition);
  });
  const shown = await show();
  const dialog = await press(shown, 'Approve');
  await shown.user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('This is not possible in the current state')).toBeTruthy();
});

test('who requested it cannot decide it, and reads why, in Chinese too', async () => {
  const own = both.map(({ action }) => ({ action, enabled: false, reason: 'OWN_ITEM' }));
  serverOf(reviewOf({ allowedActions: own }));
  await show({ locale: 'zh-CN' });
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  const approve = row.getByRole('button', { name: '通过: 不能审核自己提交的申请' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
});

test('an adjustment says its difference, why, and what follows; it is no card that ends', async () => {
  serverOf(
    reviewOf({
      kind: 'RECON_ADJUST',
      objectType: 'reconciliation',
      objectId: idOf('recon', 1),
      reason: 'AMOUNT',
      note: 'The channel is right',
      amount: { amount: '2.50', currency: 'USD' },
    }),
  );
  const shown = await show();
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  expect(row.queryByRole('link')).toBeNull();
  const dialog = await press(shown, 'Approve');
  expect(dialog.getByText('The channel is right')).toBeTruthy();
  expect(dialog.getByText(/against suspense/)).toBeTruthy();
  expect(dialog.queryByText(/for good/)).toBeNull();
});

test('leave to go beyond a limit shows the rule, the purchase and all that was looked at, and says what it is good for', async () => {
  const requested = reviewOf({
    kind: 'LIMIT_LIFT',
    objectType: 'limitLift',
    objectId: idOf('lift', 1),
    reason: 'LIMIT_EXCEEDED',
    maker: { id: 'system', name: 'system' },
    amount: usd('60.00'),
  });
  let isDown = true;
  serverOf(requested).on(readLimitLift, ({ id }) => {
    if (isDown) throw refusal(codes.serverError);
    const inputs = { period: 'DAY', limit: '5000', used: '0', attempted: '6000' };
    const trace = traceTo('LIMITS', 'LIMIT_EXCEEDED', inputs);
    const bought = { id: idOf('txn', 1), txnNo: 'TX-1', at: '2026-11-21T06:31:52.000Z', shop: 'Kestrel Weekly' };
    const rule = { id: idOf('lim', 1), name: { en_US: 'Daily spending', zh_CN: '每日消费' }, scope: 'CARD' as const };
    return { id, rule, transaction: { ...bought, billed: usd('60.00'), trace } };
  });
  const shown = await show({ grants: ['reviews.review.view', 'cards.limit-rule.lift'] });
  expect(await screen.findByRole('row', { name: /System/ })).toBeTruthy();
  const dialog = await press(shown, 'Approve');
  expect(await dialog.findByText('The purchase could not be loaded.')).toBeTruthy();
  isDown = false;
  await shown.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Kestrel Weekly')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Daily spending' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /^6 Limit of the card.* 60\.00 USD/ })).toBeTruthy();
  expect(dialog.getByText(/^The card may go beyond this limit once/)).toBeTruthy();
});

test('an invoice shows its lines and days, is no card, and says what follows', async () => {
  const requested = reviewOf({
    kind: 'INVOICE',
    objectType: 'invoice',
    objectId: idOf('inv', 1),
    objectLabel: 'INV-202603-000041',
    reason: 'REGULAR',
    amount: usd('103.99'),
  });
  let isDown = true;
  const line = (content: string, rate: string) => ({ type: 'SERVICE' as const, content, quantity: '1', rate });
  serverOf(requested).on(readInvoice, ({ id }) => {
    if (isDown) throw refusal(codes.serverError);
    return {
      id,
      number: 'INV-202603-000041',
      reference: '',
      client: { companyNo: 'CO-0001', name: { en_US: 'Aldermoor Payments Ltd.', zh_CN: '奥德莫尔支付有限公司' } },
      issueDate: '2026-03-01',
      dueDate: '2026-03-31',
      period: { from: '2026-02-01', to: '2026-02-28' },
      subtotal: usd('103.99'),
      tax: usd('0.00'),
      total: usd('103.99'),
      paid: usd('0.00'),
      state: 'PENDING_REVIEW' as const,
      payment: null,
      review: null,
      version: 1,
      allowedActions: [],
      lines: [
        { ...line('Platform service', '104.09'), total: usd('104.09') },
        { ...line('Volume rebate', '-0.1'), type: 'REBATE' as const, total: usd('-0.10') },
      ],
      payments: [],
    };
  });
  const shown = await show({ grants: ['reviews.review.view', 'company.invoice.approve'] });
  const row = within(await screen.findByRole('row', { name: /INV-202603-000041/ }));
  expect(row.queryByRole('link')).toBeNull();
  const dialog = await press(shown, 'Approve', /INV-202603-000041/);
  expect(await dialog.findByText('The invoice could not be loaded.')).toBeTruthy();
  isDown = false;
  await shown.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('row', { name: /^Volume rebate 1 −0\.1 .*0\.10/ })).toBeTruthy();
  expect(dialog.getByText('2026-02-01 – 2026-02-28')).toBeTruthy();
  expect(dialog.getByText('Aldermoor Payments Ltd.')).toBeTruthy();
  expect(dialog.getByText(/never changed or cancelled/)).toBeTruthy();
  expect(dialog.queryByText(/for good/)).toBeNull();
});

test('the workbench shows one kind where that is requested, and keeps it in the address', async () => {
  const server = serverOf(reviewOf());
  const { user, search } = await show();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: /Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Invoice' }));
  await waitFor(() => expect(server.inputsOf(listReviews).at(-1)?.filter).toEqual({ kind: ['INVOICE'] }));
  expect(search()).toContain('kind=INVOICE');
});
