import {
  approveMatched,
  type Cancellation,
  precheckCancellations,
  readCancellation,
  resolveCancellation,
} from '@console/contracts/cards';
import { listJobs } from '@console/contracts/jobs';
import { decideReview, listReviews, type Review } from '@console/contracts/reviews';
import { cardServer, listResultOf, idOf, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { jobOf } from '../testing/job-samples';
import { cancellationOf, reviewDetailOf, reviewOf } from '../testing/review-samples';
import ReviewView from './review.view';

// Every test goes through a list, the workbench and several cases.
jest.setTimeout(30_000);

const decisions = [
  { action: 'APPROVE', enabled: true },
  { action: 'REJECT', enabled: true },
];
const blocked = [
  { action: 'APPROVE', enabled: false, reason: 'MISMATCH' },
  { action: 'REJECT', enabled: true },
];

const waiting = (number: number, over: Partial<Review> = {}) =>
  reviewOf({ id: idOf('rev', number), reviewNo: `RV-${number}`, version: 1, allowedActions: decisions, ...over });

const caseOf = (id: string, over: Partial<Cancellation> = {}): Cancellation => ({
  ...cancellationOf({ match: 'MATCHED', cancelState: 'REVIEWING', causes: [], allowedActions: [] }),
  reviewId: id,
  version: 1,
  ...over,
});

/** A workbench with these reviews, the oldest first; what is decided leaves it. */
function workbenchOf(reviews: Review[], cases: Record<string, Partial<Cancellation>> = {}) {
  let rows = reviews;
  const server = cardServer()
    .on(listReviews, (query) => listResultOf(rows, query))
    .on(readCancellation, ({ id }) => caseOf(id, cases[id]))
    .on(decideReview, ({ id }) => {
      const decided = rows.find((row) => row.id === id);
      rows = rows.filter((row) => row.id !== id);
      return reviewDetailOf({ ...decided, id });
    });
  return { server, change: (next: Review[]) => (rows = next) };
}

async function start(options: Partial<ScreenOptions> = {}) {
  const shown = await renderScreen(ReviewView, {
    at: '/main/cards-cancel-review',
    grants: ['reviews.review.view', 'cards.card.cancel-review'],
    texts: locales,
    ...options,
  });
  await shown.user.click(await screen.findByRole('button', { name: /Work through|逐项处理/ }));
  await screen.findByRole('complementary', { name: /Queue|队列/ });
  return shown;
}

const caseAt = (place: string) => screen.findByRole('region', { name: new RegExp(`^${place}, `) });

test('is gone through by keyboard: what is approved makes way for the next, until nothing waits', async () => {
  const { server } = workbenchOf([waiting(1), waiting(2)]);
  const { user, requested } = await start();
  const first = await caseAt('1 of 2');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('a{Control>}{Enter}{/Control}');
  const second = await caseAt('1 of 1');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('a{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 cancellations are settled, and nothing waits any more.')).toBeTruthy();
  expect(server.inputsOf(decideReview)).toEqual([
    { id: idOf('rev', 1), version: 1, decision: 'APPROVE' },
    { id: idOf('rev', 2), version: 1, decision: 'APPROVE' },
  ]);
  expect(requested.notices.map(({ tone }) => tone)).toEqual(['ok', 'ok']);
});

test('J, S and K go on and back without deciding anything', async () => {
  const { server } = workbenchOf([waiting(1), waiting(2), waiting(3)]);
  const { user } = await start();
  await caseAt('1 of 3');
  await user.keyboard('j');
  await caseAt('2 of 3');
  await user.keyboard('s');
  await caseAt('3 of 3');
  await user.keyboard('j');
  await caseAt('3 of 3');
  await user.keyboard('k');
  await caseAt('2 of 3');
  expect(server.inputsOf(decideReview)).toEqual([]);
});

test('a mismatch stops for a figure and a reason, and is approved only then', async () => {
  const id = idOf('rev', 1);
  const resolutions = [
    { action: 'WAIT', enabled: true },
    { action: 'AS_LEDGER', enabled: true },
  ];
  const cases: Record<string, Partial<Cancellation>> = {
    [id]: { match: 'MISMATCHED', cancelState: 'MISMATCH', allowedActions: resolutions },
  };
  const { server, change } = workbenchOf(
    [waiting(1, { stage: 'MISMATCH', allowedActions: blocked }), waiting(2)],
    cases,
  );
  server.on(resolveCancellation, () => {
    cases[id] = { version: 2, match: 'MISMATCHED', resolution: 'AS_LEDGER', resolvedBy: 'Ines Moreau' };
    change([waiting(1, { version: 2 }), waiting(2)]);
    return caseOf(id, cases[id]);
  });
  const { user } = await start();
  await caseAt('1 of 2');
  await user.keyboard('a{Control>}{Enter}{/Control}');
  expect(server.inputsOf(decideReview)).toEqual([]);
  await user.keyboard('2');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  // Letters of what is written are no keys of the workbench.
  await user.keyboard('jask');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Ines Moreau chose the figure of the ledger');
  expect(server.inputsOf(resolveCancellation)).toMatchObject([{ id, resolution: 'AS_LEDGER', note: 'jask' }]);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Approve/ })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('radio', { name: /^Approve/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await caseAt('1 of 1');
  expect(server.inputsOf(decideReview)).toEqual([{ id, version: 2, decision: 'APPROVE' }]);
});

test('what is written about one case waits there while another one is looked at', async () => {
  const resolutions = [{ action: 'AS_LEDGER', enabled: true }];
  workbenchOf([waiting(1), waiting(2)], { [idOf('rev', 1)]: { match: 'MISMATCHED', allowedActions: resolutions } });
  const { user } = await start();
  await caseAt('1 of 2');
  await user.keyboard('1');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Asked the channel');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const other = within(await caseAt('2 of 2'));
  expect(other.queryByRole('textbox', { name: 'Note' })).toBeNull();
  await user.keyboard('k');
  const first = within(await caseAt('1 of 2'));
  expect(await first.findByDisplayValue('Asked the channel')).toBeTruthy();
  expect(first.getByRole('radio', { name: /Keep the figure of the ledger/ })).toHaveProperty('checked', true);
});

test('that nothing waits is said, in Chinese too', async () => {
  workbenchOf([]);
  await start({ locale: 'zh-CN' });
  expect(await screen.findByText('暂无待您处理的注销。')).toBeTruthy();
});

test('a link opens the workbench at one of the queue; the queue says what differs, and the list is one click away', async () => {
  const differs = { match: 'MISMATCHED' as const, difference: { amount: '-34.50', currency: 'USD' as const } };
  const id = idOf('rev', 2);
  workbenchOf([waiting(1), waiting(2, { compared: differs, objectLabel: 'Fuel 4711' })], {
    [id]: { match: 'MISMATCHED', causes: cancellationOf().causes },
  });
  const { user, search } = await renderScreen(ReviewView, {
    at: `/main/cards-cancel-review?stage=PENDING&desk=on&review=${id}`,
    grants: ['reviews.review.view', 'cards.card.cancel-review'],
    texts: locales,
  });
  const shown = within(await caseAt('2 of 2'));
  expect(shown.getByText('Explains 34.50 USD of 34.50 USD')).toBeTruthy();
  const queue = screen.getByRole('listbox', { name: 'Queue' });
  const [first, second] = within(queue).getAllByRole('option');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(second?.textContent).toMatch(/••4711.*−34\.50 USD.*Fuel.*Differs/);
  if (first) await user.click(first);
  await caseAt('1 of 2');
  expect(search()).toContain(`review=${idOf('rev', 1)}`);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('row', { name: /RV-1/ })).toBeTruthy();
  expect(search()).toBe('?stage=PENDING');
});

test('all that match are approved by one job, after it was said how many and what they return', async () => {
  const { server } = workbenchOf([waiting(1), waiting(2)]);
  const asOf = '2026-11-22T08:00:00Z';
  server
    .on(precheckCancellations, () => ({
      asOf,
      matched: { count: 2, returned: [{ amount: '2469.00', currency: 'USD' as const }] },
      mismatched: { count: 0 },
    }))
    .on(listJobs, () => ({ list: [] }))
    .on(approveMatched, () => jobOf({ type: 'CANCEL_APPROVE', total: 2 }));
  const { user, requested } = await start();
  await user.click(screen.getByRole('button', { name: 'All at once' }));
  await user.click(screen.getByRole('menuitem', { name: 'Approve all that match' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2,469.00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve 2 cancellations' }));
  await waitFor(() => expect(requested.jobs).toBe(1));
  expect(server.inputsOf(approveMatched)).toEqual([{ asOf }]);
});

test('who may not settle cancellations is offered no queue', async () => {
  workbenchOf([waiting(1)]);
  await renderScreen(ReviewView, { at: '/main/cards-cancel-review', grants: ['reviews.review.view'], texts: locales });
  await screen.findByRole('row', { name: /RV-1/ });
  expect(screen.queryByRole('button', { name: 'Work through the queue' })).toBeNull();
});
