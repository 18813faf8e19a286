import { type Account, listAccounts, listWaiting, type WaitingItem } from '@console/contracts/accounts';
import { countCards } from '@console/contracts/cards';
import { cardServer, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import Overview from './overview.view';

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

const asked: unknown[] = [];
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
      asked.push(query);
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

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(Overview, {
    at: '/main/index',
    grants: ['accounts.account.view', 'cards.card.view'],
    texts: locales,
    ...options,
  });

beforeEach(() => void (asked.length = 0));

describe('the dashboard', () => {
  test('shows balances per currency, in the platform’s order, and marks a low account', async () => {
    server();
    await show();
    const figures = await screen.findAllByText(/^Available (USD|EUR)$/);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['Available USD', 'Available EUR']);
    const row = screen.getByRole('row', { name: /Merchant 2/ });
    expect(within(row).getByText('Low balance')).toBeTruthy();
    expect(within(row).getByText(/12\.00/)).toBeTruthy();
  });

  test('what waits leads to the list that shows it', async () => {
    server();
    const { user, asked: shell } = await show();
    await user.click(await screen.findByRole('link', { name: 'Cancellations to review' }));
    expect(shell.visited).toEqual(['/main/cards-balance?state=CANCEL_REVIEW']);
  });

  test('low accounts alone are an address, and the chip takes the filter away again', async () => {
    server();
    const { user, search } = await show({ at: '/main/index?isLow=true' });
    await user.click(await screen.findByRole('button', { name: /Remove.*Status/ }));
    expect(search()).toBe('');
    expect(asked).toContainEqual(expect.objectContaining({ filter: { isLow: true } }));
  });

  test('who may not see cards sees no count of them', async () => {
    server();
    await show({ grants: ['accounts.account.view'] });
    await screen.findByRole('row', { name: /Merchant 1/ });
    expect(screen.queryByText('Cards by state')).toBeNull();
  });

  test('each part fails by itself, and can be tried again', async () => {
    const fake = server().on(listWaiting, () => {
      throw refusal(500);
    });
    const { user } = await show();
    await screen.findByText('What waits for you could not be loaded.');
    await screen.findByRole('row', { name: /Merchant 1/ });
    fake.on(listWaiting, () => ({ list: waiting }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Cancellations to review' });
  });

  test('speaks Chinese, with the words of the glossary', async () => {
    server([]);
    await show({ locale: 'zh-CN' });
    await screen.findByText('暂无账户。');
    expect(screen.getByText('待办')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '待审核的注销' })).toBeTruthy();
  });
});
