import { codes } from '@console/contracts';
import {
  adjustReconItem,
  askChannel,
  type CardReading,
  explainReconItem,
  listCards,
  listReconItems,
  type ReconItem,
  readReading,
} from '@console/contracts/cards';
import { cardOf, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { transactionServer, usd } from '../testing/transaction-samples';
import ReconciliationList from './reconciliation.list';

const card = { id: idOf('card', 1), number: '4571••••••••0982', alias: 'Search ads' };
const item: ReconItem = {
  id: idOf('recon', 1),
  card,
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  category: 'AMOUNT',
  ours: usd('100.00'),
  theirs: usd('102.50'),
  difference: usd('2.50'),
  state: 'OPEN',
  firstSeen: '2026-11-20T08:00:00Z',
  note: null,
  decidedBy: null,
  decidedAt: null,
  review: null,
  version: 1,
};
const reading: CardReading = {
  card,
  ledger: usd('100.00'),
  ledgerThen: usd('100.00'),
  channel: usd('102.50'),
  difference: usd('2.50'),
  readAt: '2026-11-20T08:00:00Z',
  isClosedThere: false,
  isAsking: false,
  isSilent: false,
  causes: [{ cause: 'RECENT_REFUNDS', count: 1, amount: usd('2.50') }],
  item,
};

const serverWith = (reported: CardReading = reading) =>
  transactionServer()
    .on(listCards, (query) => listResultOf([cardOf()], query))
    .on(listReconItems, (query) => listResultOf([item], query, { aggregates: { difference: [usd('2.50')] } }))
    .on(readReading, () => reported);

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ReconciliationList, {
    at: '/main/cards-transactions-update-balance',
    grants: ['cards.recon.view', 'cards.recon.save', 'cards.card.view'],
    texts: locales,
    ...options,
  });
const compared = { at: `/main/cards-transactions-update-balance?card=${card.id}` };

test('a row shows ledger balance, channel balance and difference, and the list has a sum', async () => {
  serverWith();
  await show();
  const row = within(await screen.findByRole('row', { name: /Harbourline Travel/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['100.00 USD', '102.50 USD', '+2.50 USD']),
  );
  expect(screen.getByText('Difference in this view')).toBeTruthy();
});

test('a row opens the comparison with possible causes and without an action to set a balance', async () => {
  serverWith();
  const { user, search } = await show();
  await user.dblClick(await screen.findByRole('row', { name: /Harbourline Travel/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Check a card' }));
  expect(search()).toContain(`card=${card.id}`);
  expect(await drawer.findByText('Balance mismatch')).toBeTruthy();
  expect(drawer.getByText('RECENT_REFUNDS (1)')).toBeTruthy();
  expect(drawer.getAllByRole('button').map((button) => button.textContent)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/set|overwrite/i)]),
  );
});

test('a sync with the channel is polled until the channel has responded', async () => {
  let reported: CardReading = {
    ...reading,
    channel: null,
    ledgerThen: null,
    difference: null,
    readAt: null,
    causes: [],
    item: null,
  };
  const server = serverWith()
    .on(readReading, () => reported)
    .on(askChannel, () => (reported = { ...reported, isAsking: true }));
  const { user } = await show(compared);
  expect(await screen.findByText('Not synced yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check with channel' }));
  expect(await screen.findByText('Checking with channel')).toBeTruthy();
  reported = { ...reading, channel: usd('100.00'), difference: usd('0.00'), causes: [], item: null };
  expect(await screen.findByText('No difference')).toBeTruthy();
  expect(server.inputsOf(askChannel)).toEqual([{ cardId: card.id }]);
});

test('an explanation requires a text, which stays after a refusal', async () => {
  const server = serverWith().on(explainReconItem, () => {
    throw refusal(codes.versionConflict);
  });
  const { user } = await show(compared);
  await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }));
  const note = screen.getByRole('textbox', { name: 'Cause' });
  expect(note.getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(explainReconItem)).toEqual([]);
  await user.type(note, 'On its way');
  await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  await waitFor(() =>
    expect(server.inputsOf(explainReconItem)).toEqual([{ id: item.id, version: 1, note: 'On its way' }]),
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(note).toHaveProperty('value', 'On its way');
});

test('a user with only the view permission gets neither sync nor resolution, in Chinese', async () => {
  serverWith();
  await show({ ...compared, grants: ['cards.recon.view', 'cards.card.view'], locale: 'zh-CN' });
  expect(await screen.findByText('余额不一致')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '向渠道查询' })).toBeNull();
  expect(screen.queryByRole('button', { name: '标记为已解决' })).toBeNull();
});

test('an adjustment is only requested and then pending review', async () => {
  const review = { id: idOf('rev', 1), reviewNo: 'RV-20261120-0001' };
  let reported = reading;
  const server = serverWith()
    .on(readReading, () => reported)
    .on(adjustReconItem, () => {
      reported = { ...reading, item: { ...item, review } };
      return { ...item, review };
    });
  const { user, requested } = await show(compared);
  await user.type(await screen.findByRole('textbox', { name: 'Cause' }), 'The channel is right');
  await user.click(screen.getByRole('button', { name: 'Propose adjustment' }));
  await user.click(await screen.findByRole('link', { name: review.reviewNo }));
  expect(requested.visited).toEqual([`/main/cards-cancel-review?q=${review.reviewNo}`]);
  expect(server.inputsOf(adjustReconItem)).toEqual([{ id: item.id, version: 1, note: 'The channel is right' }]);
  expect(screen.queryByRole('button', { name: 'Propose adjustment' })).toBeNull();
});
