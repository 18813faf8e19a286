import { codes, queryDescriptions } from '@console/contracts';
import { decideReview, listReviews, type Review } from '@console/contracts/reviews';
import {
  bothDecisions,
  cardServer,
  type Contributed,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  reviewOf,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ReviewList from './review.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ReviewList, {
    at: '/main/cards-cancel-review',
    grants: ['reviews.review.view'],
    texts: locales,
    ...options,
  });

const detailOf = (over: Partial<Review> = {}) => ({ ...reviewOf(over), decided: [], notes: [], noteAudiences: [] });

const serverOf = (...reviews: Review[]) => cardServer().on(listReviews, (query) => listResultOf(reviews, query));

const press = async (shown: Awaited<ReturnType<typeof show>>, name: string, about = /Search ads/) => {
  const row = within(await screen.findByRole('row', { name: about }));
  await shown.user.click(row.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('a row shows object, reason, amount, requester and status', async () => {
  serverOf(reviewOf());
  await show();
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  expect(row.getByRole('link').getAttribute('href')).toContain(idOf('card', 1));
  expect(await row.findByText('No longer needed')).toBeTruthy();
  expect(row.getByText(/1,234\.50/)).toBeTruthy();
  expect(row.getByText('Ines Moreau')).toBeTruthy();
  expect(row.getByText('Pending review')).toBeTruthy();
});

test('an approval is sent once, with the shown version', async () => {
  const server = serverOf(reviewOf()).on(decideReview, () => detailOf({ state: 'APPROVED', execution: 'DONE' }));
  const shown = await show();
  const dialog = await press(shown, 'Approve');
  await shown.user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
  expect(server.inputsOf(decideReview)).toEqual([{ id: idOf('rev', 1), version: 1, decision: 'APPROVE' }]);
  expect(shown.requested.notices).toEqual([{ tone: 'ok', text: 'RV-20261120-0001 approved' }]);
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

test('a decision that is no longer possible is refused in the dialog', async () => {
  serverOf(reviewOf()).on(decideReview, () => {
    throw refusal(codes.transition);
  });
  const shown = await show();
  const dialog = await press(shown, 'Approve');
  await shown.user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText("This action isn't available in the current status")).toBeTruthy();
});

test('a request that can no longer be approved shows the reason', async () => {
  serverOf(reviewOf()).on(decideReview, () => {
    throw refusal(codes.transition, { data: { reason: 'REQUESTER_LACKS' } });
  });
  const shown = await show();
  const dialog = await press(shown, 'Approve');
  await shown.user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(/^The requester no longer has all of these permissions/)).toBeTruthy();
});

test('the requester cannot decide the own request, and sees the reason in Chinese', async () => {
  const own = bothDecisions.map(({ action }) => ({ action, enabled: false, reason: 'OWN_ITEM' }));
  serverOf(reviewOf({ allowedActions: own }));
  await show({ locale: 'zh-CN' });
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  const approve = row.getByRole('button', { name: '通过: 不能审核自己提交的申请' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
});

/** Contributed case that shows its props and reports a change. */
function Case({ said, onEvent }: Contributed) {
  return (
    <button type="button" onClick={() => onEvent({ type: 'changed' })}>
      {`${String(said['layout'])} ${String(said['decision'])}`}
    </button>
  );
}

const withCases = { contributions: { 'review.case': { INVOICE: Case } } };
const invoice = reviewOf({
  kind: 'INVOICE',
  objectType: 'invoice',
  objectId: idOf('inv', 1),
  objectLabel: 'INV-202603-000041',
  reason: 'REGULAR',
  reasonDict: 'invoice_kind',
});

test('a decision shows the case of its domain, and no link to a card', async () => {
  serverOf(invoice).on(queryDescriptions, ({ items }) => ({
    list: items.map((item) => ({ ...item, label: { en_US: `Label of ${item.code}`, zh_CN: '' } })),
  }));
  const shown = await show(withCases);
  const row = within(await screen.findByRole('row', { name: /INV-202603-000041/ }));
  expect(row.queryByRole('link')).toBeNull();
  const dialog = await press(shown, 'Approve', /INV-202603-000041/);
  expect(await dialog.findByText('decision APPROVE')).toBeTruthy();
  expect(await dialog.findByText('Label of REGULAR')).toBeTruthy();
});

test('a review with a contributed case opens beside the list, and a reported change reloads the list', async () => {
  const server = serverOf(invoice);
  const shown = await show(withCases);
  await shown.user.dblClick(await screen.findByRole('row', { name: /INV-202603-000041/ }));
  const drawer = within(await screen.findByRole('dialog', { name: invoice.reviewNo }));
  const before = server.inputsOf(listReviews).length;
  await shown.user.click(await drawer.findByRole('button', { name: 'drawer null' }));
  await waitFor(() => expect(server.inputsOf(listReviews).length).toBeGreaterThan(before));
});

test('a review without a contributed case does not open, but can be decided', async () => {
  serverOf(invoice);
  const shown = await show();
  await shown.user.dblClick(await screen.findByRole('row', { name: /INV-202603-000041/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await press(shown, 'Approve', /INV-202603-000041/);
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('the filter by kind is sent and stored in the address', async () => {
  const server = serverOf(reviewOf());
  const { user, search } = await show();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Invoice' }));
  await waitFor(() => expect(server.inputsOf(listReviews).at(-1)?.filter).toEqual({ kind: ['INVOICE'] }));
  expect(search()).toContain('kind=INVOICE');
});
