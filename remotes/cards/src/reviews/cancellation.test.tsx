import { codes } from '@console/contracts';
import { type Cancellation, readCancellation, resolveCancellation } from '@console/contracts/cards';
import { listReviews } from '@console/contracts/reviews';
import { cardServer, foundOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import { cancellationOf, reviewOf } from '../testing/review-samples';
import ReviewList from './review.list';

const choices = (['RESYNC', 'WAIT', 'AS_LEDGER', 'AS_CHANNEL'] as const).map((action) => ({ action, enabled: true }));

const mismatched = cancellationOf({ allowedActions: choices });

async function open(known: Cancellation, options: Partial<ScreenOptions> = {}) {
  const server = cardServer()
    .on(listReviews, (query) =>
      foundOf([reviewOf({ stage: 'MISMATCH', obstacle: 'MISMATCH', allowedActions: [] })], query),
    )
    .on(readCancellation, () => known);
  const shown = await renderScreen(ReviewList, {
    at: '/main/cards-cancel-review',
    grants: ['reviews.review.view', 'cards.card.cancel-review'],
    texts: locales,
    ...options,
  });
  await shown.user.dblClick(await screen.findByRole('row', { name: /Search ads/ }));
  const drawer = within(await screen.findByRole('dialog'));
  return { server, shown, drawer };
}

test('ledger, channel and difference stand beside each other, and below them what may explain it', async () => {
  const { drawer } = await open(mismatched);
  const row = within(await drawer.findByRole('row', { name: /Balance to return/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1,234.50 USD',
    '1,200.00 USD',
    '−34.50 USD',
  ]);
  expect(await drawer.findByText('Amounts still held')).toBeTruthy();
});

test('a figure is chosen with a reason, for what is shown', async () => {
  const { server, shown, drawer } = await open(mismatched);
  server.on(resolveCancellation, () => ({
    ...mismatched,
    resolution: 'AS_LEDGER' as const,
    resolvedBy: 'Ines Moreau',
  }));
  await shown.user.click(await drawer.findByRole('radio', { name: /Keep the figure of the ledger/ }));
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(drawer.getByText('Cannot be empty')).toBeTruthy();
  await shown.user.type(drawer.getByRole('textbox', { name: 'Note' }), 'File of today');
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(server.inputsOf(resolveCancellation)).toEqual([
    { id: idOf('rev', 1), version: 3, resolution: 'AS_LEDGER', note: 'File of today' },
  ]);
});

test('the channel is given as many hours as somebody chooses', async () => {
  const { server, shown, drawer } = await open(mismatched);
  server.on(resolveCancellation, () => mismatched);
  await shown.user.click(await drawer.findByRole('radio', { name: /Wait/ }));
  await shown.user.click(drawer.getByRole('combobox', { name: 'Ask again after' }));
  await shown.user.click(await screen.findByRole('option', { name: '24 hours' }));
  await shown.user.type(drawer.getByRole('textbox', { name: 'Note' }), 'Clearing comes tonight');
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(server.inputsOf(resolveCancellation)).toEqual([
    { id: idOf('rev', 1), version: 3, resolution: 'WAIT', hours: 24, note: 'Clearing comes tonight' },
  ]);
});

test('somebody else was faster: the drawer says so, in Chinese too', async () => {
  const { server, shown, drawer } = await open(mismatched, { locale: 'zh-CN' });
  server.on(resolveCancellation, () => {
    throw refusal(codes.transition);
  });
  await shown.user.click(await drawer.findByRole('radio', { name: /重新查询渠道/ }));
  await shown.user.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('当前状态不允许此操作')).toBeTruthy();
});

test('what is done says so and offers nothing', async () => {
  const { drawer } = await open({ ...mismatched, cancelState: 'DONE', allowedActions: [] });
  expect(await drawer.findByText(/The card is cancelled/)).toBeTruthy();
  expect(drawer.queryByRole('radio')).toBeNull();
});
