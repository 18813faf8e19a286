import { codes } from '@console/contracts';
import { listAccounts } from '@console/contracts/accounts';
import {
  createShareCard,
  listCardBatches,
  listCardholders,
  listCards,
  listShareCards,
  listTransactions,
  readCard,
  readCardActivities,
} from '@console/contracts/cards';
import {
  listWalletBins,
  listWalletHolders,
  listWallets,
  listWalletUsers,
  readWallet,
} from '@console/contracts/wallets';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let manager: Record<string, string>;
let walletId: string;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  manager = await test_.signIn('wallet.manager');
  walletId = (await test_.call(listWallets, { pageSize: 10 }, manager)).list[0]?.id ?? '';
});
afterAll(() => test_.close());

describe('a wallet manager without a role in the company', () => {
  test.each([
    ['accounts', listAccounts.path],
    ['holders', listCardholders.path],
    ['batches', listCardBatches.path],
  ])('sees no %s', async (_what, path) => {
    const { code, data } = await test_.post(path, { pageSize: 10 }, manager);
    expect([codes.noPermission, codes.ok]).toContain(code);
    if (code === codes.ok) expect(data).toMatchObject({ list: [] });
  });

  test('sees their wallet with its users, cards and purchases, and no other', async () => {
    const wallets = await test_.call(listWallets, { pageSize: 10 }, manager);
    expect(wallets.list.map(({ name }) => name)).toEqual(['Marketing team']);
    expect(await test_.call(readWallet, { id: walletId }, manager)).toMatchObject({ id: walletId });
    const users = await test_.call(listWalletUsers, { pageSize: 10 }, manager);
    expect(users.list.map(({ email }) => email)).toContain('wallet.manager@partner.example');
    const shared = await test_.call(listShareCards, { pageSize: 50 }, manager);
    const cards = await test_.call(listCards, { pageSize: 50 }, manager);
    expect(cards.total).toBeGreaterThan(5);
    expect(cards.list.map(({ id }) => id).sort()).toEqual(shared.list.map(({ id }) => id).sort());
    await test_.call(listTransactions, { pageSize: 10 }, manager);
    const [card] = cards.list;
    expect(await test_.call(readCard, { id: card?.id ?? '' }, manager)).toMatchObject({ id: card?.id });
    expect((await test_.call(readCardActivities, { id: card?.id ?? '' }, manager)).list.length).toBeGreaterThan(0);
  });

  test('creates a card of the wallet for a shared cardholder', async () => {
    const { list: bins, oneByOne } = await test_.call(listWalletBins, { walletId }, manager);
    const { list: holders } = await test_.call(listWalletHolders, { walletId }, manager);
    expect([oneByOne, bins.length > 0, holders.length > 0]).toEqual([true, true, true]);
    const [bin] = bins;
    const draft = {
      poolId: walletId,
      binId: bin?.id ?? '',
      cardholderId: holders[0]?.id,
      alias: 'Spring fair',
      limit: { amount: '20.00', currency: bin?.currency ?? 'USD' },
      limitPeriod: 'MONTH' as const,
      validTo: '2026-12-31',
    };
    const made = await test_.call(createShareCard, draft, { ...manager, ...submission() });
    expect(await test_.call(readCard, { id: made.card.id }, manager)).toMatchObject({ alias: 'Spring fair' });
  });
});
