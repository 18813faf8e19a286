import { codes } from '@console/contracts';
import {
  createShareCard,
  createShareCardBatch,
  listCardholderOptions,
  listIssuableBins,
  listShareCards,
  readCard,
} from '@console/contracts/cards';
import {
  inviteWalletUser,
  listWalletBins,
  listWalletHolders,
  readWallet,
  type Wallet,
  type WalletAccess,
} from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { acceptInvitation, membershipIn } from '../../../testing/memberships';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { walletOf } from '../../../testing/wallet-samples';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let manager: Headers;
let wallet: Wallet;
let binId: string;
let shared: string;
let unshared: string;

/** Sets the flag that the page of a cardholder sets; the page has its own tests. */
const share = (id: string, shares: boolean) =>
  test_.database.pool.query('update cardholder set shares_to_wallet_user = $2 where id = $1', [id, shares]);

const draftOf = (cardholderId?: string, poolId = wallet.id) => ({
  poolId,
  binId,
  ...(cardholderId !== undefined && { cardholderId }),
  alias: 'Team',
  limit: { amount: '20', currency: 'USD' as const },
  limitPeriod: 'MONTH' as const,
  validTo: '2026-12-31',
});
const create = (headers: Headers, draft: object) =>
  test_.post(createShareCard.path, draft, { ...headers, ...submission() });
const holdersOf = async (headers: Headers, walletId = wallet.id) =>
  (await test_.call(listWalletHolders, { walletId }, headers)).list.map(({ id }) => id);

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  const { list: bins } = await test_.call(listIssuableBins, {}, operations);
  binId = bins.find(({ bin }) => bin === '40001201')?.id ?? '';
  const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  [shared = '', unshared = ''] = list.map(({ id }) => id);
  await share(shared, true);
  await share(unshared, false);
  wallet = await walletOf(test_, operations);
  await test_.call(createShareCard, draftOf(unshared), { ...operations, ...submission() });
  manager = await membershipIn(test_, { wallet, role: 'MANAGER', headers: operations });
});
afterAll(() => test_.close());

test('[seed 3.19] a manager creates a card of their wallet for a cardholder who is shared with wallet users', async () => {
  const offered = await holdersOf(manager);
  expect(offered).toContain(shared);
  expect(offered).not.toContain(unshared);
  expect(await holdersOf(operations)).toEqual(expect.arrayContaining([shared, unshared]));
  expect(await test_.call(listWalletBins, { walletId: wallet.id }, manager)).toMatchObject({
    list: [{ id: binId }],
    oneByOne: true,
  });
  const { card } = await test_.call(createShareCard, draftOf(shared), { ...manager, ...submission() });
  expect((await test_.call(listShareCards, {}, manager)).list.map(({ id }) => id)).toContain(card.id);
  expect(await test_.call(readCard, { id: card.id }, operations)).toMatchObject({
    cardholder: { id: shared },
    drawsOn: { pool: { id: wallet.id } },
  });
});

test('a manager cannot create a card for another cardholder, even by entering the id', async () => {
  const { rows } = await test_.database.pool.query<{ id: string }>(
    `select id from cardholder where merchant_id <> $1 and company_id = (select company_id from merchant where id = $1)
     and shares_to_wallet_user and status = 'ACTIVE' limit 1`,
    [firstMerchantId],
  );
  const ofOther = rows[0]?.id ?? '';
  expect(ofOther).not.toBe('');
  for (const id of [unshared, ofOther])
    expect(await create(manager, draftOf(id))).toMatchObject({
      code: codes.invalid,
      fieldErrors: [
        {
          field: 'cardholderId',
          code: 'HOLDER_NOT_SHARED',
          message: 'Choose a cardholder who is shared to wallet users',
        },
      ],
    });
  expect(await create(manager, draftOf())).toMatchObject({
    fieldErrors: [{ field: 'cardholderId', code: 'REQUIRED' }],
  });
  expect(await holdersOf(manager)).not.toContain(ofOther);
});

test('the flag applies from the next call on, and a wallet with listed cardholders offers only those', async () => {
  await share(unshared, true);
  expect(await holdersOf(manager)).toContain(unshared);
  await share(unshared, false);
  expect(await holdersOf(manager)).not.toContain(unshared);
  const named = await walletOf(test_, operations, { cardholderIds: [unshared] });
  const ofNamed = await membershipIn(test_, { wallet: named, role: 'MANAGER', headers: operations });
  expect([await holdersOf(operations, named.id), await holdersOf(ofNamed, named.id)]).toEqual([[unshared], []]);
});

test('a manager creates one card at a time, and only in their own wallets', async () => {
  const { post } = test_;
  const many = { ...draftOf(shared), count: 2 };
  expect((await post(createShareCardBatch.path, many, { ...manager, ...submission() })).code).toBe(codes.noPermission);
  const other = await walletOf(test_, operations);
  expect((await create(manager, draftOf(shared, other.id))).code).toBe(codes.notFound);
  expect((await post(listWalletHolders.path, { walletId: other.id }, manager)).code).toBe(codes.notFound);
  expect((await post(listWalletBins.path, { walletId: other.id }, manager)).code).toBe(codes.notFound);
});

test('a manager with a limit can create no card that may spend more', async () => {
  const limit = { amount: '10', currency: 'USD' as const };
  const access = { role: 'MANAGER', limit, limitPeriod: 'MONTH' } as const;
  const headers = await membershipIn(test_, { wallet, headers: operations, ...access });
  const wrong = [{ field: 'limit', code: 'LIMIT_OF_OWN' }];
  expect(await create(headers, draftOf(shared))).toMatchObject({ fieldErrors: wrong });
  expect(await create(headers, { ...draftOf(shared), limit, limitPeriod: 'DAY' })).toMatchObject({
    fieldErrors: wrong,
  });
  expect((await create(headers, { ...draftOf(shared), limit })).code).toBe(codes.ok);
});

test('viewers, spenders and managers of selected cards cannot create cards', async () => {
  const [cardId = ''] = (await test_.call(listShareCards, { filter: { poolId: [wallet.id] } }, operations)).list.map(
    ({ id }) => id,
  );
  const email = 'some.cards@holders.example';
  const access: WalletAccess = {
    role: 'MANAGER',
    visibleCards: 'SELECTED',
    cardIds: [cardId],
    limit: null,
    limitPeriod: null,
  };
  await test_.call(inviteWalletUser, { walletId: wallet.id, email, ...access }, { ...operations, ...submission() });
  const people = [
    await acceptInvitation(test_, email, 'Some cards'),
    await membershipIn(test_, { wallet, role: 'VIEWER', headers: operations }),
    await membershipIn(test_, { wallet, role: 'SPENDER', headers: operations }),
  ];
  for (const headers of people) {
    expect((await create(headers, draftOf(shared))).code).toBe(codes.noPermission);
    expect((await test_.post(listWalletHolders.path, { walletId: wallet.id }, headers)).code).toBe(codes.noPermission);
    expect((await test_.post(readWallet.path, { id: wallet.id }, headers)).code).toBe(codes.ok);
  }
});
