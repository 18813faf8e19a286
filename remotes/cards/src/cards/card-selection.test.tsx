import { codes } from '@console/contracts';
import {
  type Card,
  countCardExport,
  exportCards,
  freezeCards,
  limitCards,
  listCards,
  precheckBulk,
  renameCards,
  topUpCards,
} from '@console/contracts/cards';
import { listJobs } from '@console/contracts/jobs';
import { cardOf, cardServer, listResultOf, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { jobOf } from '../testing/job-samples';
import CardList from './card.list';

const grants = ['cards.card.view', 'cards.card.freeze', 'cards.card.topup', 'cards.card.export'];
const cards: Card[] = [cardOf(), cardOf({ id: idOf('card', 2), alias: 'Hosting', number: '4571••••••••4417' })];

const show = (own = grants) => renderScreen(CardList, { at: '/main/cards-balance', grants: own, texts: locales });

const serverOf = () =>
  cardServer(cards)
    .on(precheckBulk, ({ deed, amount }) => ({
      possible: 2,
      impossible: deed === 'FREEZE' ? [{ reason: 'CARD_EXPIRED', message: 'The card has expired', count: 1 }] : [],
      total: amount ? { amount: '20.00', currency: 'USD' } : null,
    }))
    .on(countCardExport, ({ ids }) => ({ count: ids?.length ?? 4812, columns: [], chosen: null }))
    .on(listJobs, () => ({ list: [] }));

const box = async (name: RegExp) =>
  within(await screen.findByRole('row', { name })).getByRole('checkbox', { name: 'Select row' });

describe('selected cards', () => {
  test('replace the filters by a selection bar, which can clear the selection', async () => {
    serverOf();
    const { user } = await show();
    await user.click(await box(/Search ads/));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('1 selected')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  test('have the irreversible cancellation as the last button', async () => {
    serverOf();
    const { user } = await show([...grants, 'cards.card.cancel']);
    await user.click(await box(/Search ads/));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getAllByRole('button').at(-1)?.textContent).toBe('Cancel cards');
  });

  test('are frozen by a job after a preview of affected and skipped cards', async () => {
    const server = serverOf().on(freezeCards, () => jobOf());
    const { user, requested } = await show();
    await user.click(await box(/Search ads/));
    await user.click(await box(/Hosting/));
    await user.click(screen.getByRole('button', { name: 'Freeze' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze cards' }));
    expect(await dialog.findByText('Applies to 2 cards.')).toBeTruthy();
    expect(dialog.getByText('1 card skipped: The card has expired')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Freeze 2 cards' }));
    expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Lost' }));
    await user.click(dialog.getByRole('button', { name: 'Freeze 2 cards' }));
    await waitFor(() => expect(requested.jobs).toBe(1));
    const items = cards.map(({ id, version }) => ({ id, version }));
    expect(server.inputsOf(freezeCards)).toEqual([{ selection: { items }, reason: 'LOST' }]);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('get one limit, which is refused without a period', async () => {
    const server = serverOf().on(limitCards, () => jobOf({ type: 'CARD_LIMIT' }));
    const { user, requested } = await renderScreen(CardList, {
      at: '/main/cards-balance',
      grants: [...grants, 'cards.card.limit'],
      texts: locales,
    });
    await user.click(await box(/Search ads/));
    await user.click(screen.getByRole('button', { name: 'Change limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change limits' }));
    await user.type(dialog.getByRole('textbox', { name: /^Limit/ }), '75');
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'More spending' }));
    const submit = await dialog.findByRole('button', { name: 'Change limit of 2 cards' });
    await user.click(submit);
    expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
    expect(server.inputsOf(limitCards)).toEqual([]);
    await user.click(dialog.getByRole('combobox', { name: /period/i }));
    await user.click(await screen.findByRole('option', { name: 'Per month' }));
    await user.click(submit);
    await waitFor(() => expect(requested.jobs).toBe(1));
    expect(server.inputsOf(limitCards)).toMatchObject([
      { limit: { amount: '75', currency: 'USD' }, limitPeriod: 'MONTH', reason: 'MORE_SPENDING' },
    ]);
  });

  test('get one alias with their last digits; an empty alias is not sent', async () => {
    const server = serverOf().on(renameCards, () => jobOf({ type: 'CARD_RENAME' }));
    const { user, requested } = await renderScreen(CardList, {
      at: '/main/cards-balance',
      grants: [...grants, 'cards.card.update'],
      texts: locales,
    });
    await user.click(await box(/Search ads/));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename cards' }));
    const submit = await dialog.findByRole('button', { name: 'Rename 2 cards' });
    await user.click(submit);
    expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Card alias' }), 'Ads {{last4}');
    await user.click(submit);
    await waitFor(() => expect(requested.jobs).toBe(1));
    expect(server.inputsOf(renameCards)).toMatchObject([{ alias: 'Ads {last4}' }]);
  });

  test('are restored with an unfinished action after a hot swap', async () => {
    const server = serverOf().on(freezeCards, () => jobOf());
    const before = await show();
    await before.user.click(await box(/Search ads/));
    await before.user.click(await box(/Hosting/));
    await before.user.click(screen.getByRole('button', { name: 'Freeze' }));
    await before.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Half a');
    const captured = before.parts.get('bulk')?.capture();
    if (!captured) throw new Error('The dialog registers no part of the page.');
    before.unmount();
    const { user } = await renderScreen(CardList, {
      at: '/main/cards-balance',
      grants,
      texts: locales,
      waiting: { bulk: captured },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze cards' }));
    expect(await dialog.findByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Half a');
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Lost' }));
    await user.click(dialog.getByRole('button', { name: /^Freeze/ }));
    const items = cards.map(({ id, version }) => ({ id, version }));
    await waitFor(() =>
      expect(server.inputsOf(freezeCards)).toEqual([{ selection: { items }, reason: 'LOST', note: 'Half a' }]),
    );
  });

  test('a selection across all pages is sent as the filter and the deselected cards', async () => {
    const server = serverOf()
      .on(listCards, (query) => listResultOf(cards, query, { total: 4812 }))
      .on(topUpCards, () => jobOf({ type: 'CARD_TOPUP' }));
    const { user } = await show();
    await user.click(await box(/Search ads/));
    await user.click(screen.getByRole('button', { name: 'Select all 4,812 matching' }));
    await user.click(await box(/Hosting/));
    expect(screen.getByText('4,811 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Top up cards' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount per card' }), '10');
    expect(await dialog.findByText('20.00 USD in total')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Top up 2 cards' }));
    await waitFor(() =>
      expect(server.inputsOf(topUpCards)).toEqual([
        { selection: { matching: {}, except: [idOf('card', 2)] }, amount: { amount: '10', currency: 'USD' } },
      ]),
    );
  });

  test('are not available to users without bulk actions', async () => {
    serverOf();
    await show(['cards.card.view']);
    await screen.findByRole('row', { name: /Search ads/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('show the message of a refusal and start no job', async () => {
    serverOf().on(freezeCards, () => {
      throw refusal(codes.noPermission);
    });
    const { user, requested } = await show();
    await user.click(await box(/Search ads/));
    await user.click(screen.getByRole('button', { name: 'Freeze' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze cards' }));
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Lost' }));
    await user.click(dialog.getByRole('button', { name: /^Freeze/ }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(requested.jobs).toBe(0);
  });
});

describe('an export', () => {
  test('shows the number of rows, and has filter and sort order of the list', async () => {
    const server = serverOf().on(exportCards, () => jobOf({ type: 'CARD_EXPORT', total: 0 }));
    const { user, requested } = await renderScreen(CardList, {
      at: '/main/cards-balance?state=FROZEN&sort=validTo&page=2',
      grants,
      texts: locales,
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export cards' }));
    expect(await dialog.findByText(/^All 4,812 matching rows/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Export 4,812 rows' }));
    await waitFor(() => expect(requested.jobs).toBe(1));
    expect(server.inputsOf(exportCards)).toEqual([
      {
        format: 'CSV',
        columns: { choice: 'ALL', keys: [] },
        filter: { state: ['FROZEN'] },
        sort: [{ field: 'validTo', dir: 'asc' }],
      },
    ]);
  });

  test('an export of selected rows contains only these rows', async () => {
    const server = serverOf().on(exportCards, () => jobOf({ type: 'CARD_EXPORT', total: 0 }));
    const { user } = await show();
    await user.click(await box(/Hosting/));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Export 1 row' }));
    await waitFor(() => expect(server.inputsOf(exportCards)).toMatchObject([{ ids: [idOf('card', 2)] }]));
  });
});
