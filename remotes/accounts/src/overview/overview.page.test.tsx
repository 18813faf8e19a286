import {
  type Account,
  listAccounts,
  listMerchantOptions,
  listWaiting,
  type WaitingItem,
} from '@console/contracts/accounts';
import type { Currency } from '@console/contracts';
import { countCards, type PurchaseOverview, readPurchaseOverview } from '@console/contracts/cards';
import { cardServer, idOf, merchantOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import Overview from './overview.page';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const account = (number: number, over: Partial<Account> = {}): Account => ({
  id: idOf('acct', number),
  merchant: { id: idOf('mer', number), name: { en_US: `Merchant ${number}`, zh_CN: `商户${number}` } },
  currency: 'USD',
  ledger: usd('1000.00'),
  held: usd('0.00'),
  available: usd('1000.00'),
  lowBalanceThreshold: usd('100.00'),
  isLow: false,
  status: 'NORMAL',
  version: 1,
  ...over,
});

const requested: unknown[] = [];
const page = (list: Account[]) => ({
  list,
  total: list.length,
  totalIsExact: true,
  page: 1,
  pageSize: 20 as const,
  asOf: '2026-03-09T06:00:00Z',
  aggregates: { available: [{ amount: '5.00', currency: 'EUR' as const }, usd('1234.50')] },
});

const waiting: WaitingItem[] = [{ kind: 'CANCEL_REVIEW', count: 65, page: 'cards-balance?state=CANCEL_REVIEW' }];

const server = (list = [account(1), account(2, { isLow: true, available: usd('12.00') })]) =>
  cardServer()
    .on(listAccounts, (query) => {
      requested.push(query);
      return page(list);
    })
    .on(listWaiting, () => ({ list: waiting }))
    .on(countCards, () => ({
      total: 4,
      states: [
        { state: 'ACTIVE', count: 3 },
        { state: 'FROZEN', count: 1 },
      ],
    }));

const overview = (over: Partial<PurchaseOverview> = {}): PurchaseOverview => ({
  currency: 'USD',
  now: { spent: usd('1236.00'), approved: 9, declined: 3 },
  before: { spent: usd('1000.00'), approved: 8, declined: 2 },
  held: usd('36.00'),
  days: [
    { day: '2026-03-08', spent: usd('236.00'), before: usd('400.00'), approved: 4, declined: 3 },
    { day: '2026-03-09', spent: usd('1000.00'), before: usd('600.00'), approved: 5, declined: 0 },
  ],
  declines: [
    { code: 'CARD_BLOCKED', count: 2 },
    { code: 'LIMIT_EXCEEDED', count: 1 },
  ],
  bins: [
    { id: idOf('bin', 1), bin: '40001201', name: { en_US: 'Everyday', zh_CN: '日常卡' }, approved: 9, declined: 3 },
  ],
  ...over,
});

const used: Currency[] = ['USD', 'EUR'];

/** Responds with these purchases and records the inputs of the requests. */
const withPurchases = (result: PurchaseOverview | null = overview()) => {
  const periods: unknown[] = [];
  server().on(readPurchaseOverview, (input) => {
    periods.push(input);
    return { currencies: result ? used : [], overview: result, asOf: '2026-03-09T06:00:00Z' };
  });
  return periods;
};

const purchaser = { grants: ['accounts.account.view', 'cards.transaction.view'] };

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(Overview, {
    at: '/main/index',
    grants: ['accounts.account.view', 'cards.card.view'],
    texts: locales,
    ...options,
  });

beforeEach(() => void (requested.length = 0));

describe('dashboard', () => {
  test('the dashboard shows balances per currency, in the platform’s order, and marks a low account', async () => {
    server();
    await show();
    const figures = await screen.findAllByText(/^Available (USD|EUR)$/);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['Available USD', 'Available EUR']);
    const row = screen.getByRole('row', { name: /Merchant 2/ });
    expect(within(row).getByText('Low balance')).toBeTruthy();
    expect(within(row).getByText(/12\.00/)).toBeTruthy();
  });

  test('a pending item links to the list of its records', async () => {
    server();
    const { user, requested: shell } = await show();
    await user.click(await screen.findByRole('link', { name: 'Cancellations to review' }));
    expect(shell.visited).toEqual(['/main/cards-balance?state=CANCEL_REVIEW']);
  });

  test('the filter for low balances is in the address, and its chip removes it', async () => {
    server();
    const { user, search } = await show({ at: '/main/index?isLow=true' });
    await user.click(await screen.findByRole('button', { name: /Remove.*Status/ }));
    expect(search()).toBe('');
    expect(requested).toContainEqual(expect.objectContaining({ filter: { isLow: true } }));
  });

  test('a user without permission for cards sees no card counts', async () => {
    server();
    await show({ grants: ['accounts.account.view'] });
    await screen.findByRole('row', { name: /Merchant 1/ });
    expect(screen.queryByText('Cards by status')).toBeNull();
  });

  test('a failed part leaves the other parts unchanged and can be retried', async () => {
    const fake = server().on(listWaiting, () => {
      throw refusal(500);
    });
    const { user } = await show();
    await screen.findByText("The items couldn't be loaded.");
    await screen.findByRole('row', { name: /Merchant 1/ });
    fake.on(listWaiting, () => ({ list: waiting }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Cancellations to review' });
  });

  test('the dashboard is translated into Chinese', async () => {
    server([]);
    await show({ locale: 'zh-CN' });
    await screen.findByText('暂无账户。');
    expect(screen.getByText('待办')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '待审核的注销' })).toBeTruthy();
  });
});

describe('contributed tiles', () => {
  /** Renders its props. */
  const tile = ({ said }: { said: object }) => <p>{`told ${JSON.stringify(said)}`}</p>;

  test('a contributed tile follows the dashboard in its own sheet, ordered by name, and receives period and currency', async () => {
    withPurchases();
    const contributions = { 'dashboard.tile': { perks: tile, fees: tile } };
    await show({ ...purchaser, at: '/main/index?days=7', contributions });
    expect(await screen.findAllByText('told {"days":7,"currency":"USD"}')).toHaveLength(2);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const own = titles.indexOf('Accounts');
    expect(titles.slice(own, own + 3)).toEqual(['Accounts', 'fees', 'perks']);
  });

  test('a contributed tile is shown without purchases, and only after the accounts have loaded', async () => {
    let answer: (list: ReturnType<typeof page>) => void = () => undefined;
    const accounts = new Promise<ReturnType<typeof page>>((resolve) => (answer = resolve));
    server().on(listAccounts, () => accounts);
    await show({ contributions: { 'dashboard.tile': { perks: tile } } });
    await screen.findByRole('link', { name: 'Cancellations to review' });
    expect(screen.queryByText('told {}')).toBeNull();
    answer(page([account(1)]));
    await screen.findByText('told {}');
  });
});

describe('purchases on the dashboard', () => {
  test('purchases are compared with the previous period', async () => {
    withPurchases();
    await show(purchaser);
    const figure = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
    expect(await figure('Card spend')).toContain('1,236.00 USD+23.6% vs previous 30 days');
    expect(await figure('Approval rate')).toContain('75.0%80.0% previously');
    expect(await figure('Declined transactions')).toContain('3of 12 transactions');
  });

  test('the view can be switched from chart to table, and is stored in the address', async () => {
    withPurchases();
    const { user, search } = await show(purchaser);
    const sheet = await screen.findByRole('group', { name: 'Show Spend over time as' });
    await user.click(within(sheet).getByRole('button', { name: 'Table' }));
    const table = screen.getByRole('table', { name: 'Spend over time' });
    expect(within(table).getByRole('row', { name: /^2026-03-08 236\.00 USD 400\.00 USD 4 3$/ })).toBeTruthy();
    expect(search()).toBe('?table=spend');
    await user.click(within(sheet).getByRole('button', { name: 'Chart' }));
    expect(search()).toBe('');
  });

  test('purchases are requested for the period and currency in the address', async () => {
    const periods = withPurchases();
    const { user, search } = await show({ ...purchaser, at: '/main/index?days=7' });
    await user.click(await screen.findByRole('button', { name: 'EUR' }));
    expect(search()).toBe('?days=7&currency=EUR');
    expect(periods.at(-1)).toEqual({ days: 7, currency: 'EUR' });
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(search()).toBe('?currency=EUR');
  });

  test('a selected merchant is part of the address, the request and the links of decline reasons', async () => {
    const periods = withPurchases();
    const [first, second] = [merchantOf(), merchantOf({ id: idOf('mer', 2), name: { en_US: 'Beta', zh_CN: '贝塔' } })];
    const fake = server().on(listMerchantOptions, () => ({ list: [first, second], hasMore: false }));
    fake.on(readPurchaseOverview, (input) => {
      periods.push(input);
      return { currencies: used, overview: overview(), asOf: '2026-03-09T06:00:00Z' };
    });
    const {
      user,
      search,
      requested: shell,
    } = await show({
      ...purchaser,
      grants: [...purchaser.grants, 'cards.card.view'],
    });
    await user.click(await screen.findByRole('combobox', { name: 'Merchant' }));
    await user.click(await screen.findByRole('option', { name: /Beta/ }));
    expect(search()).toBe(`?merchantId=${second.id}`);
    expect(periods.at(-1)).toEqual({ days: 30, merchantId: second.id });
    await user.click(await screen.findByRole('link', { name: 'Card frozen' }));
    expect(shell.visited.at(-1)).toContain(`&merchantId=${second.id}`);
  });

  test('an invalid merchant in the address selects all merchants, and a user with one merchant has no merchant filter', async () => {
    const periods = withPurchases();
    await show({ ...purchaser, grants: [...purchaser.grants, 'cards.card.view'], at: '/main/index?merchantId=x' });
    await screen.findByText('Card spend');
    expect(periods).toEqual([{ days: 30 }]);
    expect(screen.queryByRole('combobox', { name: 'Merchant' })).toBeNull();
  });

  test('a decline reason links to the transactions filtered by reason, currency and days', async () => {
    withPurchases();
    const { user, requested: shell } = await show(purchaser);
    await user.click(await screen.findByRole('link', { name: 'Card frozen' }));
    expect(shell.visited).toEqual([
      '/main/cards-transactions?declineCode=CARD_BLOCKED&currency=USD&at=2026-03-08..2026-03-09',
    ]);
  });

  test('the purchase section has an empty state, and an error with retry', async () => {
    withPurchases(null);
    const first = await show(purchaser);
    await screen.findByText('No transactions in the last 30 days.');
    first.unmount();
    const fake = server().on(readPurchaseOverview, () => {
      throw refusal(500);
    });
    const { user } = await show(purchaser);
    await screen.findByText("The transactions couldn't be calculated.");
    fake.on(readPurchaseOverview, () => ({ currencies: used, overview: overview(), asOf: '2026-03-09T06:00:00Z' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Spend over time');
  });

  test('purchases are neither requested nor shown without permission for purchases', async () => {
    const periods = withPurchases();
    await show();
    await screen.findByRole('row', { name: /Merchant 1/ });
    expect(periods).toEqual([]);
    expect(screen.queryByText('Card spend')).toBeNull();
  });
});
