import { codes, type InputOf, queryMenus } from '@console/contracts';
import { listAccounts, listWaiting } from '@console/contracts/accounts';
import {
  type Card,
  cardStates,
  countCards,
  listBinOptions,
  listCards,
  listShareCards,
  readCard,
  listMerchantOptions,
  precheckBulk,
  stateOf,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { cardIn, draftOf, submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
let merchantOwner: Record<string, string>;
let operator: Record<string, string>;
let ownerZh: Record<string, string>;
let support: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
  merchantOwner = await console_.signIn('merchant.owner');
  operator = await console_.signIn('channel.operator');
  ownerZh = await console_.signIn('owner.zh');
  support = await console_.signIn('support');
});
afterAll(() => console_.close());

const cardsOf = (query: InputOf<typeof listCards>, headers = operations) => console_.call(listCards, query, headers);

describe('the list of cards', () => {
  test('shows one company, newest first, with totals per currency', async () => {
    const page = await cardsOf({ pageSize: 50 });
    expect({ total: page.total, isExact: page.totalIsExact, rows: page.list.length }).toEqual({
      total: 4_600,
      isExact: true,
      rows: 50,
    });
    expect(page.list.map(({ createdAt }) => createdAt)).toEqual(
      page.list
        .map(({ createdAt }) => createdAt)
        .sort()
        .toReversed(),
    );
    expect(page.aggregates['balance']?.map(({ currency }) => currency)).toEqual([
      'CNY',
      'EUR',
      'GBP',
      'SGD',
      'THB',
      'USD',
      'VND',
    ]);
    expect((await cardsOf({}, ownerZh)).total).toBe(400);
  });

  test('masks every number to sixteen characters', async () => {
    for (const { number } of (await cardsOf({ pageSize: 200 })).list) expect(number).toMatch(/^\d{4}•{8}\d{4}$/);
  });

  test.each(cardStates)('filtered by %s shows only that state, with the total of its tab', async (state) => {
    const page = await cardsOf({ pageSize: 200, filter: { state: [state] } });
    const counts = await console_.call(countCards, {}, operations);
    expect(page.total).toBe(counts.states.find((one) => one.state === state)?.count);
    expect(page.total).toBeGreaterThan(0);
    for (const card of page.list) expect([card.state, stateOf(card)]).toEqual([state, state]);
  });

  test('combines several filters', async () => {
    const filter = {
      merchantId: [firstMerchantId],
      currency: ['USD' as const],
      scheme: ['VISA' as const],
      created: { from: '2026-01-01', to: '2026-03-01' },
    };
    const { list, total } = await cardsOf({ pageSize: 200, filter });
    expect(total).toBeGreaterThan(0);
    for (const card of list) {
      expect([card.merchant.id, card.currency, card.bin.scheme]).toEqual([firstMerchantId, 'USD', 'VISA']);
      expect(card.createdAt > '2025-12-31T15:59' && card.createdAt < '2026-02-28T16:00').toBe(true);
    }
  });

  test('can be filtered by pool and by channel', async () => {
    const [shared] = (await console_.call(listShareCards, { pageSize: 10 }, operations)).list;
    const pool = shared?.pool.id ?? '';
    const ofPool = await cardsOf({ pageSize: 200, filter: { poolId: [pool] } });
    const all = await console_.call(listShareCards, { pageSize: 200, filter: { poolId: [pool] } }, operations);
    expect(ofPool.total).toBe(all.total);
    expect(ofPool.list.map(({ id }) => id)).toContain(shared?.id);
    const [first] = (await cardsOf({ pageSize: 10 })).list;
    const { rows } = await console_.database.pool.query<{ id: string }>(
      'select channel_id as id from card where id = $1',
      [first?.id],
    );
    const ofChannel = await cardsOf({ pageSize: 200, filter: { channelId: [rows[0]?.id ?? ''] } });
    expect(ofChannel.list.map(({ id }) => id)).toContain(first?.id);
    expect(ofChannel.total).toBeLessThan((await cardsOf({ pageSize: 10 })).total);
  });

  test('finds cards by alias, cardholder name and last four digits', async () => {
    const [sample] = (await cardsOf({ pageSize: 10 })).list;
    const byDigits = await cardsOf({ pageSize: 200, keyword: sample?.number.slice(-4) });
    expect(byDigits.list.map(({ id }) => id)).toContain(sample?.id);
    expect(
      (await cardsOf({ pageSize: 10, keyword: '王晓彤' })).list.every(
        ({ cardholder }) => cardholder?.name === '王晓彤',
      ),
    ).toBe(true);
    expect((await cardsOf({ pageSize: 10, keyword: '酒店预订' })).total).toBeGreaterThan(0);
    expect((await cardsOf({ pageSize: 10, keyword: '100%' })).total).toBe(0);
  });

  test('finds cards by a keyword of one or two letters', async () => {
    for (const keyword of ['王', '酒店', 'Q', 'zq']) {
      const { list, total } = await cardsOf({ pageSize: 200, keyword });
      const has = (name = '') => name.toLowerCase().includes(keyword.toLowerCase());
      const wrong = list.filter(({ alias, cardholder }) => !has(alias) && !has(cardholder?.name));
      expect([keyword, wrong, total > 0]).toEqual([keyword, [], keyword !== 'zq']);
    }
  });

  test('compares all words of a keyword', async () => {
    const [one] = (await cardsOf({ pageSize: 10 })).list;
    await console_.database.pool.query(`update card set alias = 'Trade fair 202661 B' where id = $1`, [one?.id]);
    for (const keyword of ['trade fair 202661', 'fair 202661 b', '202661'])
      expect((await cardsOf({ pageSize: 10, keyword })).list.map(({ id }) => id)).toEqual([one?.id]);
    for (const keyword of ['trade fare 202661', 'fair  202661', '202661 C'])
      expect((await cardsOf({ pageSize: 10, keyword })).list).toEqual([]);
    await console_.database.pool.query('update card set alias = $1 where id = $2', [one?.alias, one?.id]);
  });

  test.each([
    ['alias', (card: Card) => card.alias.toLowerCase()],
    ['validTo', (card: Card) => card.validTo ?? ''],
  ] as const)('sorted by %s can be paged by cursor without missing or duplicate rows', async (field, valueOf) => {
    const seen: Card[] = [];
    let after: string | undefined;
    do {
      const page = await cardsOf({
        pageSize: 200,
        sort: [{ field, dir: 'asc' }],
        filter: { state: ['FROZEN', 'CANCELLED'] },
        after,
      });
      seen.push(...page.list);
      after = page.next;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBe((await cardsOf({ filter: { state: ['FROZEN', 'CANCELLED'] } })).total);
    if (field === 'validTo') expect(seen.map(valueOf)).toEqual(seen.map(valueOf).sort());
  });

  test('sorts balances by their displayed value', async () => {
    const { list } = await cardsOf({ pageSize: 50, sort: [{ field: 'balance', dir: 'desc' }] });
    const amounts = list.map(({ balance }) => Number(balance.amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    const again = { field: 'balance', dir: 'asc' } as const;
    const twice = await cardsOf({ pageSize: 50, sort: [{ field: 'balance', dir: 'desc' }, again] });
    expect(twice.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  test('refuses page size 7, an unknown sort field and an unknown field', async () => {
    for (const body of [{ pageSize: 7 }, { sort: [{ field: 'number', dir: 'asc' }] }, { colour: 'red' }])
      expect((await console_.post('/card/list', body, operations)).code).toBe(codes.invalid);
  });
});

describe('data scope', () => {
  test('a merchant user sees one merchant in cards, merchants and accounts', async () => {
    const { list, total } = await cardsOf({ pageSize: 200 }, merchantOwner);
    expect(total).toBeGreaterThan(0);
    expect(new Set(list.map(({ merchant }) => merchant.id))).toEqual(new Set([firstMerchantId]));
    expect((await console_.call(listMerchantOptions, {}, merchantOwner)).list.map(({ id }) => id)).toEqual([
      firstMerchantId,
    ]);
    expect((await console_.call(listAccounts, {}, merchantOwner)).total).toBe(7);
    expect((await console_.call(countCards, {}, merchantOwner)).total).toBe(total);
  });

  test('a channel user sees the cards of one channel and no merchant names', async () => {
    const { list, total } = await cardsOf({ pageSize: 200 }, operator);
    expect(total).toBeGreaterThan(0);
    for (const { merchant, allowedActions } of list) {
      expect(merchant.name.en_US).toMatch(/^Merchant ••\d{4}$/);
      expect(allowedActions).toEqual([]);
    }
    const bins = await console_.call(listBinOptions, {}, operator);
    expect(bins.list.map(({ bin }) => bin).sort()).toEqual([
      '40001201',
      '40001318',
      '40001426',
      '51005630',
      '51006615',
    ]);
  });

  test('a card of another company or merchant is not found', async () => {
    const foreign = await cardIn(console_, ownerZh, 'ACTIVE');
    const elsewhere = await cardIn(console_, operations, 'ACTIVE', ({ merchant }) => merchant.id !== firstMerchantId);
    const reason = { version: 1, reason: 'LOST' };
    for (const [id, headers] of [
      [foreign.id, operations],
      [elsewhere.id, merchantOwner],
    ] as const) {
      expect((await console_.post('/card/detail', { id }, headers)).code).toBe(codes.notFound);
      expect((await console_.post('/card/history', { id }, headers)).code).toBe(codes.notFound);
      expect((await console_.post('/card/freeze', { id, ...reason }, { ...headers, ...submission() })).code).toBe(
        codes.notFound,
      );
    }
  });

  test('the options of a merchant outside the data scope are not found', async () => {
    const [, other] = (await console_.call(listMerchantOptions, {}, operations)).list;
    for (const path of ['/account/options', '/cardholder/options'])
      expect((await console_.post(path, { merchantId: other?.id }, merchantOwner)).code).toBe(codes.notFound);
  });

  test('a user without the permissions to unfreeze and to create is refused', async () => {
    const card = await cardIn(console_, operations, 'FROZEN');
    const change = { id: card.id, version: card.version, reason: 'RESOLVED' };
    expect((await console_.post('/card/unfreeze', change, { ...support, ...submission() })).code).toBe(
      codes.noPermission,
    );
    expect(
      (
        await console_.post('/card/create', await draftOf(console_, operations, '40001201'), {
          ...support,
          ...submission(),
        })
      ).code,
    ).toBe(codes.noPermission);
  });
});

describe('pending tasks of the dashboard', () => {
  test('contain every kind with a count above zero, with the page that shows it', async () => {
    const { list } = await console_.call(listWaiting, {}, operations);
    expect(list.map(({ kind }) => kind)).toEqual([
      'CARDS_FROZEN_BY_RISK',
      'CARDS_FAILED',
      'CANCEL_REVIEW',
      'CARDS_PENDING',
      'CARDS_EXPIRING',
      'ACCOUNTS_LOW',
    ]);
    expect(list.find(({ kind }) => kind === 'ACCOUNTS_LOW')).toEqual({
      kind: 'ACCOUNTS_LOW',
      count: 3,
      page: 'index?isLow=true',
    });
  });

  test('count the accounts below their threshold', async () => {
    const { list } = await console_.call(listAccounts, { filter: { isLow: true } }, operations);
    expect(list.map(({ isLow }) => isLow)).toEqual([true, true, true]);
  });
});

test('a hidden expiry is masked in lists and details, and cannot be sorted or filtered by', async () => {
  const hide = (groups: string[]) =>
    console_.database.pool.query("update app_user set hidden_groups = $1 where login_name = 'support'", [groups]);
  const support = await console_.signIn('support');
  const [seen] = (await console_.call(listCards, { pageSize: 10 }, support)).list;
  expect(seen?.expiry).toMatch(/^\d\d\/\d\d$/);
  await hide(['CARD_EXPIRY']);
  const [hidden] = (await console_.call(listCards, { pageSize: 10 }, support)).list;
  expect(hidden).toMatchObject({ id: seen?.id, expiry: '••/••', validTo: null });
  expect(await console_.call(readCard, { id: seen?.id ?? '' }, support)).toMatchObject({
    expiry: '••/••',
    validTo: null,
  });
  const sorted = await console_.post(listCards.path, { sort: [{ field: 'validTo', dir: 'asc' }] }, support);
  expect(sorted).toMatchObject({ code: codes.noPermission, data: { groups: ['CARD_EXPIRY'] } });
  const filter = { expiryState: ['EXPIRING' as const] };
  const exporter = { ...support, ...submission() };
  for (const [path, body] of [
    [listCards.path, { filter }],
    [precheckBulk.path, { deed: 'FREEZE', selection: { matching: { filter }, except: [] } }],
  ] as const)
    expect(await console_.post(path, body, exporter)).toMatchObject({
      code: codes.noPermission,
      data: { groups: ['CARD_EXPIRY'] },
    });
  expect((await console_.call(queryMenus, {}, support)).hiddenGroups).toEqual(['CARD_EXPIRY']);
  await hide([]);
});
