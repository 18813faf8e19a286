import { configureApi } from '@console/api';
import { codes } from '@console/contracts';
import {
  findCardByNumber,
  freezeCard,
  listBinOptions,
  listCardholders,
  listCards,
  listMerchantOptions,
} from '@console/contracts/cards';
import {
  cardDetailOf,
  cardOf,
  cardServer,
  listResultOf,
  frozenCardOf,
  holderOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardList from './card.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardList, { at: '/main/cards-balance', grants: ['cards.card.view'], texts: locales, ...options });

const lastQuery = (server: ReturnType<typeof cardServer>) => server.inputsOf(listCards).at(-1);

describe('the list of cards', () => {
  test('[seed 9.12] a card shows its masked number in groups of four, its state and its amounts with the currency', async () => {
    cardServer();
    await show();
    const row = within(await screen.findByRole('row', { name: /Search ads/ }));
    expect(row.getByRole('link')).toHaveProperty('textContent', '4571 •••• •••• 0982');
    expect(row.getByText('Active')).toBeTruthy();
    expect(row.getByText('Harbourline Travel')).toBeTruthy();
    expect(row.getByText(/1,234\.50/).textContent).toBe('1,234.50 USD');
  });

  test('a shared card has no balance instead of a balance of zero', async () => {
    cardServer([cardOf({ fundingMode: 'SHARE', balance: { amount: '0.00', currency: 'USD' } })]);
    await show();
    expect((await screen.findByText('Shared')).title).toBe('The card uses a shared balance');
    expect(screen.queryByText(/^0\.00/)).toBeNull();
  });

  test('the list is translated into Chinese', async () => {
    cardServer([frozenCardOf()]);
    await show({ locale: 'zh-CN', grants: ['cards.card.view', 'cards.card.create'] });
    const row = within(await screen.findByRole('row', { name: /Search ads/ }));
    expect(await row.findByText('已冻结')).toBeTruthy();
    expect(row.getByText('丢失')).toBeTruthy();
    expect(row.getByText('海岸线商旅')).toBeTruthy();
    expect(screen.getByRole('button', { name: '创建卡片' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '卡号' })).toBeTruthy();
  });

  test('the create button is hidden without its permission', async () => {
    cardServer();
    await show();
    await screen.findByRole('row', { name: /Search ads/ });
    expect(screen.queryByRole('button', { name: 'Create card' })).toBeNull();
  });

  test('filter, sort order, page size and page of the address are sent', async () => {
    const server = cardServer();
    await show({ at: '/main/cards-balance?state=FROZEN&sort=validTo&size=50&page=2&q=ads' });
    await waitFor(() =>
      expect(lastQuery(server)).toEqual({
        page: 2,
        pageSize: 50,
        sort: [{ field: 'validTo', dir: 'asc' }],
        keyword: 'ads',
        filter: { state: ['FROZEN'] },
      }),
    );
  });

  test('invalid parameters of the address are ignored', async () => {
    const server = cardServer();
    await show({ at: '/main/cards-balance?state=NONSENSE&sort=nonsense&size=7&page=x' });
    await waitFor(() =>
      expect(lastQuery(server)).toEqual({ page: 1, pageSize: 20, sort: [{ field: 'createdAt', dir: 'desc' }] }),
    );
  });

  test('[seed 5.9] a full card number in the search opens its card, and is neither in the address nor in the list query', async () => {
    const server = cardServer().on(findCardByNumber, () => ({ id: idOf('card', 1) }));
    const { user, search, requested } = await show();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '4571 2300 0000 0988');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(requested.visited).toEqual([`/main/cards-balance-view-card-detail?id=${idOf('card', 1)}`]),
    );
    expect(server.inputsOf(findCardByNumber).at(-1)).toEqual({ number: '4571230000000988' });
    expect(server.inputsOf(listCards).filter(({ keyword }) => keyword !== undefined)).toEqual([]);
    expect(search()).toBe('');
    await waitFor(() => expect(box).toHaveProperty('value', ''));
  });

  test('[seed 5.9] an invalid number and a number without a card show a message below the search', async () => {
    const server = cardServer().on(findCardByNumber, () => ({ id: null }));
    const { user, search } = await show();
    await user.type(await screen.findByRole('searchbox'), '4571230000000987');
    await user.keyboard('{Enter}');
    expect(await screen.findByText("This isn't a valid card number. Check the digits.")).toBeTruthy();
    expect(server.inputsOf(findCardByNumber)).toEqual([]);
    await user.keyboard('{Backspace}8{Enter}');
    expect(await screen.findByText('No card found with this number.')).toBeTruthy();
    // A second Enter sends nothing, because the server counts lookups without a match.
    await user.keyboard('{Enter}');
    expect(server.inputsOf(findCardByNumber)).toEqual([{ number: '4571230000000988' }]);
    expect(search()).toBe('');
  });

  test('a lookup that requires step-up authentication is sent again after it; without it the refusal is shown', async () => {
    let isProven = false;
    const server = cardServer().on(findCardByNumber, () => {
      if (!isProven) throw refusal(codes.stepUp, { data: { by: 'password' } });
      return { id: idOf('card', 1) };
    });
    let confirms = false;
    configureApi({ onStepUp: async () => (isProven = confirms) });
    const { user, requested } = await show();
    await user.type(await screen.findByRole('searchbox'), '4571230000000988{Enter}');
    expect(await screen.findByText('Confirm your identity')).toBeTruthy();
    expect(requested.visited).toEqual([]);
    confirms = true;
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(requested.visited).toEqual([`/main/cards-balance-view-card-detail?id=${idOf('card', 1)}`]),
    );
    expect(server.inputsOf(findCardByNumber).at(-1)).toEqual({ number: '4571230000000988' });
    configureApi({ onStepUp: async () => false });
  });

  test('a tab filters by state through the address', async () => {
    const server = cardServer();
    const { user, search } = await show();
    await user.click(await screen.findByRole('tab', { name: /Frozen/ }));
    await waitFor(() => expect(lastQuery(server)?.filter).toEqual({ state: ['FROZEN'] }));
    expect(search()).toBe('?state=FROZEN');
  });

  test('options of a filter are requested when the filters open or the address has the filter', async () => {
    const server = cardServer();
    const first = await show();
    await screen.findByRole('row', { name: /Search ads/ });
    expect([server.inputsOf(listMerchantOptions), server.inputsOf(listBinOptions)]).toEqual([[], []]);
    await first.user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(server.inputsOf(listBinOptions)).toHaveLength(1));
    expect(server.inputsOf(listMerchantOptions)).toHaveLength(1);
    first.unmount();

    await show({ at: `/main/cards-balance?merchantId=${idOf('mer', 1)}` });
    expect(await screen.findByText('Harbourline Travel', { selector: 'b' })).toBeTruthy();
    expect(server.inputsOf(listMerchantOptions)).toHaveLength(2);
    expect(server.inputsOf(listBinOptions)).toHaveLength(1);
  });

  test('a filter is selected in the dialog, shown as a chip and removed by its close button', async () => {
    const server = cardServer();
    const { user, search } = await show();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: /Merchant/ }));
    await user.click(await screen.findByRole('option', { name: /Harbourline Travel/ }));
    await waitFor(() => expect(lastQuery(server)?.filter).toEqual({ merchantId: [idOf('mer', 1)] }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Remove Merchant' }));
    expect(search()).toBe('');
  });

  test('a column heading sorts, and reverses the order on the second click', async () => {
    const server = cardServer();
    const { user, search } = await show();
    await screen.findByRole('row', { name: /Search ads/ });
    await user.click(screen.getByRole('button', { name: 'Balance' }));
    await waitFor(() => expect(lastQuery(server)?.sort).toEqual([{ field: 'balance', dir: 'asc' }]));
    await user.click(screen.getByRole('button', { name: 'Balance' }));
    expect(search()).toBe('?sort=-balance');
  });

  test('[seed 9.4] page and page size of the specification are in the address', async () => {
    const server = cardServer();
    server.on(listCards, (query) => listResultOf([cardOf()], query, { total: 5000 }));
    const { user, search } = await show();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(search()).toBe('?page=2'));
    const sizes = screen.getByRole('combobox', { name: 'Rows' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '30', '50', '100', '200']);
    await user.selectOptions(sizes, '100');
    expect(search()).toBe('?size=100');
  });

  test('an empty result offers to remove a filter, with the number of matches without it', async () => {
    const server = cardServer();
    const totalOf = (query: { keyword?: string | undefined; filter?: { state?: unknown } | undefined }) =>
      query.keyword === undefined ? 7 : query.filter?.state === undefined ? 1234 : 0;
    server.on(listCards, (query) => listResultOf(totalOf(query) ? [cardOf()] : [], query, { total: totalOf(query) }));
    const { user, search } = await show({ at: '/main/cards-balance?q=ads&state=FROZEN' });
    expect(await screen.findByRole('button', { name: 'Without the search: 7' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toMatch(/^Cards0/);
    await user.click(await screen.findByRole('button', { name: 'Without Status: 1,234' }));
    expect(search()).toBe('?q=ads');
    expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
  });

  test('removing a filter is not offered if the list stays empty without it', async () => {
    const server = cardServer().on(listCards, (query) => listResultOf([], query));
    await show({ at: '/main/cards-balance?q=ads&state=FROZEN', locale: 'zh-CN' });
    await screen.findByRole('button', { name: '清除筛选' });
    await waitFor(() => expect(server.inputsOf(listCards).length).toBe(3));
    expect(screen.queryByRole('button', { name: /^去掉/ })).toBeNull();
  });

  test('cards are filtered by cardholder, creation date and pool', async () => {
    const server = cardServer().on(listCardholders, (query) => listResultOf([holderOf()], query));
    const holder = holderOf();
    const group = idOf('group', 1);
    await show({
      at: `/main/cards-balance?created=2026-11-01..2026-11-20&cardholderId=${holder.id}&poolId=${group}`,
      grants: ['cards.card.view', 'cards.cardholder.view'],
    });
    await screen.findByRole('row', { name: /Search ads/ });
    expect(lastQuery(server)?.filter).toEqual({
      created: { from: '2026-11-01', to: '2026-11-21' },
      cardholderId: [holder.id],
      poolId: [group],
    });
    // One in the chip, one in the row.
    await waitFor(() => expect(screen.getAllByText(holder.name).length).toBe(2));
    expect(screen.getByText('2026-11-01 – 2026-11-20')).toBeTruthy();
  });

  test('typing starts the search, and a search without matches can be cleared', async () => {
    const server = cardServer();
    server.on(listCards, (query) => listResultOf(query.keyword ? [] : [cardOf()], query));
    const { user, search } = await show();
    await user.type(await screen.findByRole('searchbox', { name: /Alias/ }), 'nobody');
    expect(await screen.findByText('No cards match these filters.')).toBeTruthy();
    expect(search()).toBe('?q=nobody');
    expect(screen.getByText('Nothing contains “nobody”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
  });

  test.each([
    { grants: ['cards.card.view'], shown: [] },
    { grants: ['cards.card.view', 'cards.card-batch.view'], shown: ['Card batches'] },
  ])('with $grants, the links to batches are $shown', async ({ grants, shown }) => {
    cardServer();
    await show({ grants });
    await screen.findByRole('row', { name: /Search ads/ });
    expect(screen.queryAllByRole('button', { name: 'Card batches' }).map((it) => it.textContent)).toEqual(shown);
  });

  test('an empty list explains cards and offers to create the first', async () => {
    cardServer([]);
    const { user, requested } = await show({ grants: ['cards.card.view', 'cards.card.create'] });
    expect(await screen.findByText('No cards yet.')).toBeTruthy();
    expect(screen.getByText('A card can be used as soon as the channel confirms it.')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Create card' }).at(-1) ?? document.body);
    expect(requested.visited).toEqual(['/main/cards-balance-create-card']);
  });

  test('a failure shows message, id and a retry', async () => {
    const server = cardServer();
    server.on(listCards, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show({ at: '/main/cards-balance?state=FROZEN' });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('request error, please try later')).toBeTruthy();
    expect(alert.getByText('trace-1')).toBeTruthy();
    server.on(listCards, (query) => listResultOf([frozenCardOf()], query));
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
  });

  test('a row, its link and Enter open the card', async () => {
    cardServer();
    const { user, requested } = await show();
    await user.click(await screen.findByText('Search ads'));
    await user.click(screen.getByRole('link', { name: /4571/ }));
    await user.keyboard('{Tab}');
    screen.getByRole('row', { name: /Search ads/ }).focus();
    await user.keyboard('{Enter}');
    const address = `/main/cards-balance-view-card-detail?id=${idOf('card', 1)}`;
    expect(requested.visited).toEqual([address, address, address]);
  });

  test('an action that is not possible shows its reason', async () => {
    cardServer([
      frozenCardOf({
        blockSource: 'RISK',
        allowedActions: [{ action: 'UNFREEZE', enabled: false, reason: 'BLOCKED_BY_RISK' }],
      }),
    ]);
    await show();
    expect(await screen.findByRole('button', { name: 'Unfreeze card: Frozen by risk control' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
  });

  test('a user without permission for the expiry cannot filter or sort by it', async () => {
    cardServer();
    const { user } = await show({ hidden: ['CARD_EXPIRY'] });
    expect(within(await screen.findByRole('columnheader', { name: 'Expiry' })).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Frozen by')).toBeTruthy();
    expect(dialog.queryByText('Validity')).toBeNull();
  });

  test('a row offers only the view action without the permission to freeze', async () => {
    cardServer([cardOf({ allowedActions: [] })]);
    await show();
    const row = within(await screen.findByRole('row', { name: /Search ads/ }));
    expect(row.getAllByRole('button').map((button) => button.title)).toEqual(['View card']);
  });

  test('freezing a card updates its row', async () => {
    const server = cardServer();
    server.on(freezeCard, () => {
      server.on(listCards, (query) => listResultOf([frozenCardOf()], query));
      return cardDetailOf(frozenCardOf());
    });
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Freeze card' }));
    await user.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Lost' }));
    await user.click(screen.getAllByRole('button', { name: 'Freeze card' }).at(-1) ?? document.body);
    expect(await screen.findByText('Frozen', { selector: 'td *' })).toBeTruthy();
    expect(server.inputsOf(freezeCard)).toEqual([{ id: idOf('card', 1), version: 3, reason: 'LOST' }]);
    expect(requested.notices).toMatchObject([{ tone: 'ok', text: 'Card ••0982 frozen', action: { label: 'Undo' } }]);
  });
});
