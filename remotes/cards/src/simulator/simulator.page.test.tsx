import { codes } from '@console/contracts';
import {
  listCards,
  readCard,
  simulateAuthorization,
  simulateClearing,
  simulateIncrement,
  type TransactionDetail,
} from '@console/contracts/cards';
import { cardDetailOf, cardOf, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { declinedOf, detailOf, transactionServer, usd } from '../testing/transaction-samples';
import SimulatorPage from './simulator.page';

const card = idOf('card', 1);
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(SimulatorPage, {
    at: `/main/cards-transactions-simulate?card=${card}`,
    grants: ['cards.transaction.simulate', 'cards.transaction.view', 'cards.card.view'],
    texts: locales,
    ...options,
  });

const serverWith = (details: TransactionDetail[] = []) =>
  transactionServer(details)
    .on(listCards, (query) => listResultOf([cardOf()], query))
    .on(readCard, () => cardDetailOf());

const hotel = `/main/cards-transactions-simulate?card=${card}&scenario=hotel&run=A1B2`;

test('the page requires a card first', async () => {
  serverWith();
  const { user, search } = await show({ at: '/main/cards-transactions-simulate' });
  expect(await screen.findByText('Select the card to charge.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Card' }));
  await user.click(await screen.findByRole('option', { name: /Search ads/ }));
  expect(search()).toContain(`card=${card}`);
});

test('a scenario fills in its next message and advances after it was sent', async () => {
  const held = detailOf({ billed: usd('200.00'), held: usd('201.00') });
  const raised = { ...held, held: usd('281.40'), version: 2 };
  const details = [held];
  const server = serverWith(details)
    .on(simulateAuthorization, () => held)
    .on(simulateIncrement, () => (details.splice(0, 1, raised), raised));
  const { user, search } = await show({ at: hotel });
  await user.click(await screen.findByRole('button', { name: 'Send: Authorization' }));
  await user.click(await screen.findByRole('button', { name: 'Send: Incremental authorization' }));
  expect(await screen.findByRole('button', { name: 'Send: Clearing' })).toBeTruthy();
  expect(server.inputsOf(simulateAuthorization)).toMatchObject([
    { cardId: card, amount: usd('200.00'), shopName: 'Stayhaven Hotels A1B2', mcc: '7011', shopCountry: 'US' },
  ]);
  expect(server.inputsOf(simulateIncrement)).toMatchObject([{ transactionId: held.id, amount: usd('80.00') }]);
  expect(search()).toContain('step=2');
  expect(await screen.findByText(/^\$281\.40/)).toBeTruthy();
});

test('a declined purchase stops its scenario with the reason', async () => {
  serverWith([declinedOf()]).on(simulateAuthorization, () => declinedOf());
  const { user } = await show({ at: hotel });
  await user.click(await screen.findByRole('button', { name: 'Send: Authorization' }));
  expect(await screen.findByText('The scenario stopped because the transaction was declined.')).toBeTruthy();
  expect(screen.getByText('Declined at check 6 of 9.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('a repeated event is reported as ignored', async () => {
  const held = detailOf();
  const server = serverWith([held]).on(simulateAuthorization, () => held);
  const { user, search } = await show({ at: hotel.replace('hotel', 'duplicate') });
  await user.click(await screen.findByRole('button', { name: 'Send: Authorization' }));
  await waitFor(() => expect(search()).toContain('step=1'));
  await user.click(await screen.findByRole('button', { name: 'Send: Authorization' }));
  expect(await screen.findByText(/^Duplicate, ignored/)).toBeTruthy();
  const [first, second] = server.inputsOf(simulateAuthorization);
  expect(second?.eventId).toBe(first?.eventId);
});

test('missing values and refusals are shown at their fields, and the typed values stay', async () => {
  const server = serverWith([detailOf()]).on(simulateClearing, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'amount', code: 'MIN', params: { min: '0.01' } }] });
  });
  const { user } = await show({ at: `/main/cards-transactions-simulate?card=${card}&txn=${idOf('txn', 1)}` });
  await user.click(await screen.findByRole('combobox', { name: 'Message type' }));
  await user.click(await screen.findByRole('option', { name: 'Clearing' }));
  await user.click(screen.getByRole('button', { name: 'Send: Clearing' }));
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(simulateClearing)).toEqual([]);
  await user.type(amount, '0.00');
  await user.click(screen.getByRole('button', { name: 'Send: Clearing' }));
  await waitFor(() => expect(server.inputsOf(simulateClearing)).toHaveLength(1));
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
  expect(amount).toHaveProperty('value', '0.00');
});

test('decision, fees and timeline are shown, in Chinese', async () => {
  serverWith([detailOf()]);
  await show({ at: `/main/cards-transactions-simulate?card=${card}&txn=${idOf('txn', 1)}`, locale: 'zh-CN' });
  for (const name of ['决策过程', '手续费', '时间线'])
    expect(await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).toBeTruthy();
  expect(within(screen.getByRole('table', { name: '决策过程' })).getAllByRole('row')).toHaveLength(10);
});
