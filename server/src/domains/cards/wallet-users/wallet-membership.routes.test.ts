import { codes, type Money } from '@console/contracts';
import {
  createShareCard,
  listBinOptions,
  listCardBatches,
  listCardBatchItems,
  listCards,
  listIssuableBins,
  listShareCards,
  listTransactions,
  readCard,
  readCardBatch,
  requestReveal,
  simulateAuthorization,
  simulateIncrement,
  freezeCard,
} from '@console/contracts/cards';
import {
  inviteWalletUser,
  listWallets,
  listWalletUsers,
  readWallet,
  removeWalletUser,
  setWalletAccess,
  type Wallet,
  type WalletAccess,
  type WalletUser,
} from '@console/contracts/wallets';
import { submission } from '../../../testing/card-samples';
import { acceptInvitation } from '../../../testing/memberships';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { walletOf } from '../../../testing/wallet-samples';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let ours: Wallet;
let others: Wallet;
/** Two cards of our wallet, and one card of the other wallet. */
let cards: string[];
let foreignCard: string;
let made = 0;

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = (headers = operations) => ({ ...headers, ...submission() });
const everything: WalletAccess = { role: 'VIEWER', visibleCards: 'ALL', cardIds: [], limit: null, limitPeriod: null };

async function cardsOf({ id: poolId }: Wallet, count: number): Promise<string[]> {
  const { list } = await test_.call(listIssuableBins, {}, operations);
  const binId = list.find(({ bin }) => bin === '40001201')?.id ?? '';
  const terms = { alias: 'Team', limit: usd('80'), limitPeriod: 'MONTH' as const, validTo: '2026-12-31' };
  const ids: string[] = [];
  while (ids.length < count) ids.push((await test_.call(createShareCard, { poolId, binId, ...terms }, now())).card.id);
  return ids;
}

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  [ours, others] = [await walletOf(test_, operations), await walletOf(test_, operations)];
  cards = await cardsOf(ours, 2);
  [foreignCard = ''] = await cardsOf(others, 1);
});
beforeEach(async () => {
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

/** Invites a new user to a wallet, accepts and signs in. */
async function membership(
  access: Partial<WalletAccess>,
  wallet = ours,
): Promise<{ user: WalletUser; headers: Headers }> {
  made += 1;
  const email = `seat${made}@holders.example`;
  const request = { walletId: wallet.id, email, ...everything, ...access };
  const { id } = await test_.call(inviteWalletUser, request, now());
  const headers = await acceptInvitation(test_, email, `Seat ${made}`);
  const { list } = await test_.call(listWalletUsers, { keyword: email }, operations);
  const user = list.find((one) => one.id === id);
  if (!user) throw new Error('The user was invited.');
  return { user, headers };
}

const accessTo = (user: WalletUser, access: Partial<WalletAccess>, headers = operations) =>
  test_.post(
    setWalletAccess.path,
    { id: user.id, version: user.version, ...everything, ...access },
    { ...headers, ...submission() },
  );

const codeOf = async (path: string, input: object, headers: Headers) =>
  (await test_.post(path, input, { ...headers, ...submission() })).code;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

test('a viewer sees their wallet with its cards and purchases, and no other data of the company', async () => {
  const { headers } = await membership({});
  expect(idsOf((await test_.call(listWallets, {}, headers)).list)).toEqual([ours.id]);
  expect(idsOf((await test_.call(listShareCards, {}, headers)).list)).toEqual([...cards].sort());
  const all = await test_.call(listCards, {}, headers);
  expect([idsOf(all.list), all.total]).toEqual([[...cards].sort(), 2]);
  const purchases = await test_.call(listTransactions, { pageSize: 200 }, headers);
  expect(purchases.list.filter(({ card }) => !cards.includes(card.id))).toEqual([]);
  expect(await codeOf(readWallet.path, { id: others.id }, headers)).toBe(codes.notFound);
  expect(await codeOf(readCard.path, { id: foreignCard }, headers)).toBe(codes.notFound);
  for (const path of ['/walletUser/list', '/account/list', '/cardholder/list', '/shareGroup/list', '/audit/list'])
    expect([path, await codeOf(path, {}, headers)]).toEqual([path, codes.noPermission]);
});

test('wallet users cannot view card batches, their prices and cardholders', async () => {
  const [mine = ''] = cards;
  const { list: record } = await test_.call(listCardBatches, { pageSize: 10 }, operations);
  const { batchNo: ofMine } = await test_.call(readCard, { id: mine }, operations);
  for (const role of ['VIEWER', 'SPENDER', 'MANAGER'] as const) {
    const { headers } = await membership({ role, visibleCards: 'SELECTED', cardIds: [mine] });
    expect(await codeOf(listCardBatches.path, {}, headers)).toBe(codes.noPermission);
    for (const batchNo of [ofMine, ...record.map((one) => one.batchNo)])
      for (const { path } of [readCardBatch, listCardBatchItems])
        expect([path, await codeOf(path, { batchNo }, headers)]).toEqual([path, codes.noPermission]);
  }
});

test('options contain only BINs of visible cards', async () => {
  const [mine = ''] = cards;
  const { headers } = await membership({ visibleCards: 'SELECTED', cardIds: [mine] });
  const { bin } = await test_.call(readCard, { id: mine }, operations);
  expect(idsOf((await test_.call(listBinOptions, {}, headers)).list)).toEqual([bin.id]);
});

test('a user with selected cards sees no other card of the wallet', async () => {
  const [mine = '', hidden = ''] = cards;
  const { headers } = await membership({ role: 'SPENDER', visibleCards: 'SELECTED', cardIds: [mine] });
  expect(idsOf((await test_.call(listShareCards, {}, headers)).list)).toEqual([mine]);
  expect(idsOf((await test_.call(listCards, {}, headers)).list)).toEqual([mine]);
  expect(await codeOf(readCard.path, { id: hidden }, headers)).toBe(codes.notFound);
});

test('a viewer can neither reveal numbers nor freeze cards; a spender can do both, but only in their own wallet', async () => {
  const [card = ''] = cards;
  const [viewer, spender] = [await membership({}), await membership({ role: 'SPENDER' })];
  const { version } = await test_.call(readCard, { id: card }, operations);
  const freeze = { id: card, version, reason: 'LOST' };
  const reveal = { id: card, purpose: 'OTHER', note: 'To pay' };
  expect(await codeOf(freezeCard.path, freeze, viewer.headers)).toBe(codes.noPermission);
  expect(await codeOf(requestReveal.path, reveal, viewer.headers)).toBe(codes.noPermission);
  expect(await codeOf(freezeCard.path, { ...freeze, id: foreignCard }, spender.headers)).toBe(codes.notFound);
  expect(await codeOf(requestReveal.path, reveal, spender.headers)).toBe(200);
  // In the other wallet the same user is only a viewer.
  const { email } = spender.user;
  test_.clock.advance(301);
  operations = await test_.signIn('operations');
  await test_.call(inviteWalletUser, { walletId: others.id, email, ...everything }, now());
  expect(await codeOf(readCard.path, { id: foreignCard }, spender.headers)).toBe(200);
  expect(await codeOf(freezeCard.path, { ...freeze, id: foreignCard }, spender.headers)).toBe(codes.notFound);
  expect(await codeOf(freezeCard.path, freeze, spender.headers)).toBe(200);
});

test('a manager can invite to their wallet, but only for visible cards, and cannot change their own role', async () => {
  const [mine = '', hidden = ''] = cards;
  const { user, headers } = await membership({ role: 'MANAGER', visibleCards: 'SELECTED', cardIds: [mine] });
  const invite = (change: object) =>
    test_.post(
      inviteWalletUser.path,
      { walletId: ours.id, email: `by.manager${(made += 1)}@holders.example`, ...everything, ...change },
      { ...headers, ...submission() },
    );
  expect(await invite({})).toMatchObject({
    code: codes.invalid,
    fieldErrors: [{ field: 'visibleCards', code: 'CARDS_OF_OWN' }],
  });
  expect(await invite({ visibleCards: 'SELECTED', cardIds: [hidden] })).toMatchObject({
    fieldErrors: [{ field: 'cardIds', code: 'CARD_OF_WALLET' }],
  });
  expect(await invite({ visibleCards: 'SELECTED', cardIds: [mine] })).toMatchObject({ code: 200 });
  expect(await invite({ walletId: others.id })).toMatchObject({ code: codes.notFound });
  const { list } = await test_.call(listWalletUsers, { pageSize: 200 }, headers);
  expect(new Set(list.map(({ wallet }) => wallet.id))).toEqual(new Set([ours.id]));
  expect(list.find(({ id }) => id === user.id)?.allowedActions).toContainEqual(
    expect.objectContaining({ action: 'ACCESS', enabled: false, reason: 'OWN_SEAT' }),
  );
  expect(await accessTo(user, { role: 'MANAGER' }, headers)).toMatchObject({
    code: codes.transition,
    data: { reason: 'OWN_SEAT' },
  });
});

describe('a wallet user', () => {
  const daily = { limit: usd('10'), limitPeriod: 'DAY' as const };
  const inviteBy = (
    headers: Headers,
    change: Partial<WalletAccess> = {},
    email = `second${(made += 1)}@holders.example`,
  ) =>
    test_.post(
      inviteWalletUser.path,
      { walletId: ours.id, email, ...everything, ...change },
      { ...headers, ...submission() },
    );
  const fieldsOf = ({ fieldErrors }: { fieldErrors?: unknown }) => fieldErrors;
  const limitOf = async ({ email }: WalletUser) =>
    (await test_.call(listWalletUsers, { keyword: email }, operations)).list[0]?.limit?.amount.amount;

  test('cannot lift their own limit with a second address', async () => {
    const first = await membership({ role: 'MANAGER', ...daily });
    expect((await accessTo(first.user, { role: 'MANAGER' }, first.headers)).code).toBe(codes.transition);
    const email = `second${(made += 1)}@holders.example`;
    expect((await inviteBy(first.headers, { role: 'MANAGER', ...daily }, email)).code).toBe(200);
    const second = await acceptInvitation(test_, email, 'Second');
    for (const change of [{ role: 'MANAGER' }, { role: 'MANAGER', limit: usd('50'), limitPeriod: 'DAY' }, {}] as const)
      expect(await accessTo(first.user, change, second)).toMatchObject({
        code: codes.transition,
        data: { reason: 'MANAGER_SEAT' },
      });
    const target = { id: first.user.id, version: first.user.version };
    expect(await codeOf(removeWalletUser.path, target, second)).toBe(codes.transition);
    // They cannot remove their own limited membership either, to continue with another address.
    expect(await codeOf(removeWalletUser.path, target, first.headers)).toBe(codes.transition);
    expect(await limitOf(first.user)).toBe('10.00');
    const { list } = await test_.call(listWalletUsers, { keyword: first.user.email }, second);
    expect(list[0]?.allowedActions.filter(({ enabled }) => enabled)).toEqual([]);
  });

  test.each<[string, Partial<WalletAccess>]>([
    ['no limit', { limit: null, limitPeriod: null }],
    ['a higher limit', { limit: usd('10.01'), limitPeriod: 'DAY' }],
    ['a limit per transaction', { limit: usd('10'), limitPeriod: 'PER_TXN' }],
  ])('with a limit cannot grant %s to users who pay', async (_what, change) => {
    const { headers } = await membership({ role: 'MANAGER', ...daily });
    const { user } = await membership({ role: 'VIEWER' });
    for (const role of ['SPENDER', 'MANAGER'] as const) {
      const refused = [{ field: 'limit', code: 'LIMIT_OF_OWN' }];
      expect(fieldsOf(await inviteBy(headers, { role, ...change }))).toMatchObject(refused);
      expect(fieldsOf(await accessTo(user, { role, ...change }, headers))).toMatchObject(refused);
    }
  });

  test('can grant their own limit or a stricter one', async () => {
    const { headers } = await membership({ role: 'MANAGER', ...daily });
    for (const limitPeriod of ['DAY', 'WEEK', 'MONTH', 'YEAR', 'LIFETIME'] as const)
      expect((await inviteBy(headers, { role: 'SPENDER', limit: usd('10'), limitPeriod })).code).toBe(200);
    expect((await inviteBy(headers)).code).toBe(200);
    const { user } = await membership({ role: 'SPENDER', ...daily });
    expect((await accessTo(user, { role: 'SPENDER', limit: usd('5'), limitPeriod: 'DAY' }, headers)).code).toBe(200);
  });

  test('cannot change users who see more cards, and does not see those cards', async () => {
    const [mine = '', hidden = ''] = cards;
    const { headers } = await membership({ role: 'MANAGER', visibleCards: 'SELECTED', cardIds: [mine] });
    const both = await membership({ role: 'SPENDER', visibleCards: 'SELECTED', cardIds: [mine, hidden] });
    const whole = await membership({ role: 'SPENDER' });
    const { list } = await test_.call(listWalletUsers, { pageSize: 200 }, headers);
    expect(list.find(({ id }) => id === both.user.id)?.cards.map(({ id }) => id)).toEqual([mine]);
    for (const { user } of [both, whole]) {
      const request = { role: 'VIEWER' as const, visibleCards: 'SELECTED' as const, cardIds: [mine] };
      expect(await accessTo(user, request, headers)).toMatchObject({ data: { reason: 'CARDS_BEYOND_OWN' } });
      const target = { id: user.id, version: user.version };
      expect(await codeOf(removeWalletUser.path, target, headers)).toBe(codes.transition);
    }
  });

  test('cannot change an invited manager by a second invitation, and can renew an access granted by the company', async () => {
    const { headers } = await membership({ role: 'MANAGER', ...daily });
    const [manager, spender] = [`manager${(made += 1)}@holders.example`, `spender${(made += 1)}@holders.example`];
    const company = { walletId: ours.id, ...everything, limit: usd('90'), limitPeriod: 'DAY' as const };
    await test_.call(inviteWalletUser, { ...company, role: 'MANAGER', email: manager }, now());
    await test_.call(inviteWalletUser, { ...company, role: 'SPENDER', email: spender }, now());
    test_.clock.advance(301);
    expect(fieldsOf(await inviteBy(headers, { role: 'VIEWER' }, manager))).toMatchObject([{ code: 'SEAT_BEYOND_OWN' }]);
    const again = { walletId: ours.id, email: spender };
    expect(await codeOf(inviteWalletUser.path, again, headers)).toBe(200);
    const { list } = await test_.call(listWalletUsers, { keyword: spender }, headers);
    expect(list[0]).toMatchObject({ role: 'SPENDER', limit: { amount: { amount: '90.00' } } });
  });
});

test('a changed role applies from the next call, and a removed user loses all access', async () => {
  const { user, headers } = await membership({});
  expect(await codeOf('/walletUser/list', {}, headers)).toBe(codes.noPermission);
  expect(await accessTo(user, { role: 'MANAGER' })).toMatchObject({ code: 200, data: { role: 'MANAGER' } });
  expect(await codeOf('/walletUser/list', {}, headers)).toBe(200);
  expect(await accessTo(user, { role: 'SPENDER' })).toMatchObject({ code: codes.versionConflict });
  const { list } = await test_.call(listWalletUsers, { keyword: user.email }, operations);
  await test_.call(removeWalletUser, { id: user.id, version: list[0]?.version ?? 0 }, now());
  expect(await codeOf(readWallet.path, { id: ours.id }, headers)).toBe(codes.noPermission);
});

test('invalid access is refused next to its field', async () => {
  const { user } = await membership({ role: 'SPENDER' });
  const limit = (amount: Money) => ({ limit: amount, limitPeriod: 'MONTH' as const });
  const refused = async (access: Partial<WalletAccess>) => (await accessTo(user, access)).fieldErrors;
  expect(await refused({ visibleCards: 'SELECTED' })).toMatchObject([{ field: 'cardIds', code: 'REQUIRED' }]);
  expect(await refused(limit(usd('10')))).toMatchObject([{ field: 'limit', code: 'VIEWER_SPENDS_NOTHING' }]);
  expect(await refused({ role: 'SPENDER', ...limit(usd('0')) })).toMatchObject([{ field: 'limit', code: 'AMOUNT' }]);
  expect(await refused({ role: 'SPENDER', ...limit({ amount: '5', currency: 'EUR' }) })).toMatchObject([
    { field: 'limit', code: 'AMOUNT' },
  ]);
});

describe('the limit of a spender', () => {
  let wallet: Wallet;
  let spent: string[];
  let spender: WalletUser;
  beforeAll(async () => {
    operations = await test_.signIn('operations');
    wallet = await walletOf(test_, operations);
    spent = await cardsOf(wallet, 3);
    const limit = { limit: usd('50'), limitPeriod: 'MONTH' as const };
    ({ user: spender } = await membership(
      { role: 'SPENDER', visibleCards: 'SELECTED', cardIds: spent.slice(0, 2), ...limit },
      wallet,
    ));
  });
  const buy = (cardId: string | undefined, amount: string, shopName = `Shop ${amount}`) =>
    test_.call(
      simulateAuthorization,
      { cardId: cardId ?? '', shopName, mcc: '5411', shopCountry: 'US', amount: usd(amount) },
      now(),
    );
  const leftOf = async () =>
    (await test_.call(listWalletUsers, { keyword: spender.email }, operations)).list[0]?.left?.amount;

  test("is shared by the spender's cards, applies in addition to card limits, and is named in the trace", async () => {
    expect(await leftOf()).toBe('50.00');
    const first = await buy(spent[0], '30.00');
    expect(first.phase).toBe('AUTHORIZED');
    expect(await leftOf()).toBe('20.00');
    const declined = await buy(spent[1], '20.01');
    expect(declined).toMatchObject({ phase: 'DECLINED', declineCode: 'LIMIT_EXCEEDED' });
    expect(declined.trace.at(-1)?.inputs).toMatchObject({
      walletUser: spender.name,
      limit: '5000',
      used: '3000',
      attempted: '2001',
      period: 'MONTH',
    });
    // A card that the spender cannot see does not count.
    expect((await buy(spent[2], '20.01')).phase).toBe('AUTHORIZED');
    const more = { transactionId: first.id, amount: usd('20.01') };
    expect((await test_.call(simulateIncrement, more, now())).held.amount).toBe(first.held.amount);
    expect((await buy(spent[1], '20.00')).phase).toBe('AUTHORIZED');
    expect(await leftOf()).toBe('0.00');
  });

  test('cannot be exceeded by concurrent purchases with two cards', async () => {
    test_.clock.advance(32 * 86_400);
    operations = await test_.signIn('operations');
    expect(await leftOf()).toBe('50.00');
    const both = await Promise.all([buy(spent[0], '30.02'), buy(spent[1], '30.03')]);
    expect(both.map(({ phase }) => phase).sort()).toEqual(['AUTHORIZED', 'DECLINED']);
  });
});
