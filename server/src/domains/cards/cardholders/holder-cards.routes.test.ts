import {
  type Cardholder,
  listCardholders,
  listCards,
  pushCardholder,
  readCardholder,
  readCardholderHistory,
} from '@console/contracts/cards';
import { listWallets, readWalletHistory } from '@console/contracts/wallets';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let operations: Record<string, string>;
let holders: Cardholder[];

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  holders = (await test_.call(listCardholders, { pageSize: 100 }, operations)).list;
});
afterAll(() => test_.close());

const live = ['CREATING', 'PENDING', 'ACTIVE', 'FROZEN', 'EXPIRED', 'CANCEL_REVIEW'] as const;
const countOf = async (cardholderId: string, filter: object) =>
  (await test_.call(listCards, { filter: { cardholderId: [cardholderId], ...filter }, pageSize: 10 }, operations))
    .total;

test("the number of a cardholder's cards is equal in the list, on its page and behind the filter", async () => {
  expect(holders.length).toBeGreaterThan(20);
  for (const { id, liveCards } of holders) {
    const page = await test_.call(readCardholder, { id }, operations);
    expect({ page: page.liveCards, filter: await countOf(id, { state: [...live] }) }).toEqual({
      page: liveCards,
      filter: liveCards,
    });
  }
});

test('the push updates as many cards as its button states, and only cards in use', async () => {
  const details = await Promise.all(
    holders.slice(0, 12).map(({ id }) => test_.call(readCardholder, { id }, operations)),
  );
  const chosen = details.filter(({ pushableCards, status }) => pushableCards > 0 && status === 'ACTIVE');
  expect(chosen.length).toBeGreaterThan(2);
  for (const { id, version, pushableCards } of chosen.slice(0, 3)) {
    expect(pushableCards).toBeLessThanOrEqual(await countOf(id, { state: ['ACTIVE', 'FROZEN'] }));
    expect((await test_.call(pushCardholder, { id, version }, operations)).total).toBe(pushableCards);
  }
});

/** Values of each history entry as texts. */
const saidBy = (list: readonly object[]) => list.map((line) => Object.values(line).map(String));

test('demo cardholders and wallets have a history with the users who made the changes', async () => {
  for (const { id, kycStatus } of holders) {
    const said = saidBy((await test_.call(readCardholderHistory, { id }, operations)).list);
    expect(said.at(-1)).toEqual(expect.arrayContaining(['CREATED', 'Daniel Koh']));
    if (kycStatus === 'PASSED') expect(said.flat()).toContain('KYC_PASSED');
  }
  const wallets = await test_.call(listWallets, { pageSize: 20 }, operations);
  expect(wallets.list).toHaveLength(8);
  for (const { id, status } of wallets.list) {
    const said = saidBy((await test_.call(readWalletHistory, { id }, operations)).list);
    expect(said.at(-1)).toContain('CREATED');
    if (status !== 'ACTIVE') expect(said.flat()).toContain(status);
  }
});
