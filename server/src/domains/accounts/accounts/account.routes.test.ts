import { type Account, listAccounts } from '@console/contracts/accounts';
import type { InputOf } from '@console/contracts';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const ask = (query: InputOf<typeof listAccounts>) =>
  console_.call(listAccounts, { pageSize: 200, ...query }, operations);
const namesOf = (list: Account[]) => list.map(({ merchant }) => merchant.name.en_US);

it('the list contains each account once, and its total is their number', async () => {
  const { list, total } = await ask({});
  expect(new Set(list.map(({ id }) => id)).size).toBe(total);
});

it('the filter `isLow` separates accounts with a low balance from other accounts', async () => {
  const { list } = await ask({});
  for (const isLow of [true, false]) {
    const found = await ask({ filter: { isLow } });
    const expected = list.filter((account) => account.isLow === isLow);
    expect(found.list).toEqual(expected);
    expect(found.total).toBe(expected.length);
  }
  expect(list.some(({ isLow }) => isLow)).toBe(true);
});

it('a word of a merchant name finds its accounts in both languages', async () => {
  const { list } = await ask({});
  const [first] = list;
  for (const keyword of [first?.merchant.name.en_US ?? '', first?.merchant.name.zh_CN ?? '']) {
    const found = await ask({ keyword });
    expect(found.list).toContainEqual(first);
    expect(found.total).toBeLessThan(list.length);
  }
});

it('accounts are sorted by merchant, by available balance, and by several fields', async () => {
  const byMerchant = namesOf((await ask({ sort: [{ field: 'merchant', dir: 'desc' }] })).list);
  expect(byMerchant).toEqual(byMerchant.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)));
  const sort = [
    { field: 'currency', dir: 'asc' },
    { field: 'available', dir: 'desc' },
    { field: 'merchant', dir: 'asc' },
  ] as const;
  const dollars = (await ask({ sort: [...sort], filter: { currency: ['USD'] } })).list.map(({ available }) =>
    Number(available.amount),
  );
  expect(dollars).toEqual(dollars.toSorted((a, b) => b - a));
});
