import { codes } from '@console/contracts';
import {
  limitCard,
  listCardholderOptions,
  precheckTopUp,
  readCard,
  readCardHistory,
  renameCard,
  topUpCard,
  updateCard,
} from '@console/contracts/cards';
import { cardDetailOf, cardholderOf, cardServer, idOf, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardView from './card.view';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const enabled = ['TOPUP', 'WITHDRAW', 'LIMIT', 'UPDATE'].map((action) => ({ action, enabled: true }));
const expected = { id: idOf('card', 1), version: 3 };

const serverOf = (card = cardDetailOf({ allowedActions: enabled })) =>
  cardServer()
    .on(readCard, () => card)
    .on(readCardHistory, () => ({ list: [] }))
    // There are more cardholders than one response contains.
    .on(listCardholderOptions, ({ keyword }) => ({
      list: keyword === 'Ana' ? [cardholderOf({ id: idOf('holder', 2), name: 'Ana' })] : [cardholderOf()],
      hasMore: keyword === undefined,
    }))
    .on(precheckTopUp, ({ amount }) => ({
      fee: usd('0.00'),
      available: usd('1000.00'),
      left: usd((1000 - Number(amount.amount)).toFixed(2)),
    }));

const behindMore = ['Withdraw', 'Rename', 'Edit details'];

async function open(button: string) {
  const shown = await renderScreen(CardView, {
    at: `/main/cards-balance-view-card-detail?id=${expected.id}`,
    grants: ['cards.card.view'],
    texts: locales,
  });
  if (behindMore.includes(button)) {
    await shown.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await shown.user.click(screen.getByRole('menuitem', { name: button }));
  } else await shown.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => shown.user.click(dialog.getByRole('button', { name: button }));
  return { ...shown, dialog, press };
}

/** Cell texts of the table with both versions. */
async function rowsOf(dialog: ReturnType<typeof within>) {
  const rows = within(await dialog.findByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('a change of a card', () => {
  test('a top-up shows fee and remaining balance before it is sent', async () => {
    const server = serverOf().on(topUpCard, () => cardDetailOf());
    const { user, dialog, press, requested } = await open('Top up');
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '250');
    expect(await dialog.findByText(/750\.00/)).toBeTruthy();
    expect(server.inputsOf(topUpCard)).toEqual([]);
    await press();
    await waitFor(() => expect(server.inputsOf(topUpCard)).toEqual([{ ...expected, amount: usd('250') }]));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Card ••0982 topped up' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an amount above the balance is refused at its field while typing', async () => {
    const server = serverOf();
    const { user, dialog } = await open('Top up');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '1001');
    await waitFor(() => expect(messageOf(amount)).toBe('Exceeds the available 1,000.00 USD'));
    expect(server.inputsOf(topUpCard)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '999');
    await waitFor(() => expect(messageOf(amount)).toBeUndefined());
  });

  test('an amount with a decimal comma is refused with both possible amounts, and nothing is sent', async () => {
    const server = serverOf().on(topUpCard, () => cardDetailOf());
    const { user, dialog } = await open('Top up');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '12,50{Enter}');
    expect(messageOf(amount)).toBe('Use a point for decimals and a comma for thousands. Write 12.50 or 1,250');
    expect(amount).toHaveProperty('value', '12,50');
    expect(server.inputsOf(topUpCard)).toEqual([]);
    await user.clear(amount);
    await user.paste('$12.50 USD');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.inputsOf(topUpCard)).toEqual([{ ...expected, amount: usd('12.50') }]));
  });

  test('a refusal because of the account balance is shown at the amount, which stays', async () => {
    serverOf().on(topUpCard, () => {
      throw refusal(codes.exceedsBalance, {
        fieldIssues: [
          {
            field: 'amount',
            code: 'EXCEEDS_BALANCE',
            params: { required: '250.00', available: '20.00', currency: 'USD' },
          },
        ],
      });
    });
    const { user, dialog, press } = await open('Top up');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '250');
    await press();
    await waitFor(() =>
      expect(messageOf(amount)).toBe('Cannot exceed balance: 250.00 USD needed, 20.00 USD available'),
    );
    expect(amount).toHaveProperty('value', '250');
  });

  test('a limit change needs a reason, and an empty limit removes the limit', async () => {
    const server = serverOf().on(limitCard, () => cardDetailOf());
    const { user, dialog, press } = await open('Change limit');
    await user.clear(dialog.getByRole('textbox', { name: 'Limit' }));
    await press();
    expect(messageOf(dialog.getByRole('combobox', { name: 'Reason' }))).toBe('Cannot be empty');
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'More spending' }));
    await press();
    await waitFor(() => expect(server.inputsOf(limitCard)).toMatchObject([{ ...expected, reason: 'MORE_SPENDING' }]));
    expect(server.inputsOf(limitCard)[0]?.limit).toBeUndefined();
  });

  test('the limit of a shared card is required', async () => {
    const server = serverOf(cardDetailOf({ allowedActions: enabled, fundingMode: 'SHARE' })).on(limitCard, () =>
      cardDetailOf(),
    );
    const { user, dialog, press } = await open('Change limit');
    const limit = dialog.getByRole('textbox', { name: 'Limit' });
    await user.clear(limit);
    await press();
    expect(messageOf(limit)).toBe('Cannot be empty');
    expect(server.inputsOf(limitCard)).toEqual([]);
  });

  test('a version conflict is shown, and the next attempt sends the current version', async () => {
    const current = cardDetailOf({ version: 4 });
    const server = serverOf().on(renameCard, ({ version }) => {
      if (version === 3) throw refusal(codes.versionConflict, { data: { current } });
      return current;
    });
    const { user, dialog, press } = await open('Rename');
    const alias = dialog.getByRole('textbox', { name: 'Card alias' });
    await user.clear(alias);
    await user.type(alias, 'Trade fair');
    await press();
    expect(await dialog.findByText(/Someone else changed this card/)).toBeTruthy();
    expect(alias).toHaveProperty('value', 'Trade fair');
    await press();
    await waitFor(() =>
      expect(server.inputsOf(renameCard).map(({ version, alias: sent }) => [version, sent])).toEqual([
        [3, 'Trade fair'],
        [4, 'Trade fair'],
      ]),
    );
  });

  test('an alias that another user changed is shown beside the typed one', async () => {
    serverOf().on(renameCard, () => {
      throw refusal(codes.versionConflict, { data: { current: cardDetailOf({ version: 4, alias: 'Hotel' }) } });
    });
    const { user, dialog, press } = await open('Rename');
    const alias = dialog.getByRole('textbox', { name: 'Card alias' });
    await user.clear(alias);
    await user.type(alias, 'Trade fair');
    await press();
    expect(await rowsOf(dialog)).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Card alias', 'Hotel', 'Trade fair'],
    ]);
  });

  test('a cardholder that another user changed is shown by name', async () => {
    const card = cardDetailOf({ allowedActions: enabled, cardholder: { id: idOf('holder', 1), name: 'Lena Vogel' } });
    const current = cardDetailOf({ version: 4, cardholder: { id: idOf('holder', 3), name: 'Omar Said' } });
    serverOf(card).on(updateCard, () => {
      throw refusal(codes.versionConflict, { data: { current } });
    });
    const { dialog, press } = await open('Edit details');
    await press();
    expect(await rowsOf(dialog)).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Cardholder', 'Omar Said', 'Lena Vogel'],
    ]);
  });

  test('undo in the notice restores the previous alias', async () => {
    const server = serverOf().on(renameCard, ({ version, alias }) => cardDetailOf({ version: version + 1, alias }));
    const { user, dialog, press, requested } = await open('Rename');
    const alias = dialog.getByRole('textbox', { name: 'Card alias' });
    await user.clear(alias);
    await user.type(alias, 'Trade fair');
    await press();
    await waitFor(() => expect(requested.notices).toHaveLength(1));
    requested.notices[0]?.action?.onSelect();
    await waitFor(() => expect(requested.notices.at(-1)?.text).toBe('Card ••0982 has its previous alias again'));
    expect(server.inputsOf(renameCard).map(({ version, alias: sent }) => [version, sent])).toEqual([
      [3, 'Trade fair'],
      [4, 'Search ads'],
    ]);
  });

  test('a hidden last day is neither shown nor sent', async () => {
    const card = cardDetailOf({ allowedActions: enabled, expiry: '••/••', validTo: null });
    const server = serverOf(card).on(updateCard, () => card);
    const { user, dialog, press } = await open('Edit details');
    expect(dialog.queryByLabelText(/Valid until/)).toBeNull();
    const holder = dialog.getByRole('combobox', { name: 'Cardholder' });
    await user.tripleClick(holder);
    await user.keyboard('Ana');
    await user.click(await screen.findByRole('option', { name: 'Ana' }));
    await press();
    await waitFor(() =>
      expect(server.inputsOf(updateCard)).toEqual([{ ...expected, cardholderId: idOf('holder', 2) }]),
    );
  });

  test('an action that is not possible shows its reason, and one without permission is hidden', async () => {
    const refused = { action: 'TOPUP', enabled: false, reason: 'CARD_FROZEN' };
    serverOf(cardDetailOf({ allowedActions: [refused] }));
    await renderScreen(CardView, {
      at: `/main/cards-balance-view-card-detail?id=${expected.id}`,
      grants: ['cards.card.view'],
      texts: locales,
    });
    const button = await screen.findByRole('button', { name: 'Top up: The card is already frozen' });
    expect(button).toHaveProperty('ariaDisabled', 'true');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  test('a card of a closed merchant shows why it cannot be topped up', async () => {
    serverOf(cardDetailOf({ allowedActions: [{ action: 'TOPUP', enabled: false, reason: 'MERCHANT_CLOSED' }] }));
    await renderScreen(CardView, {
      at: `/main/cards-balance-view-card-detail?id=${expected.id}`,
      grants: ['cards.card.view'],
      texts: locales,
    });
    const name = 'Top up: The merchant is closed: no new cards, top-ups or higher limits';
    expect(await screen.findByRole('button', { name })).toHaveProperty('ariaDisabled', 'true');
  });
});
