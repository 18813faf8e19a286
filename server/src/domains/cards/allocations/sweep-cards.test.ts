import { codes, type Money, toMinor } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import {
  createShareCard,
  createShareGroup,
  freezeCard,
  listIssuableBins,
  listShareCards,
  readCard,
  readCardActivities,
  readShareGroup,
  saveShareRule,
  type ShareGroup,
  simulateAuthorization,
  simulateClearing,
  simulateRefund,
  topUpShareGroup,
} from '@console/contracts/cards';
import { listNotifications } from '@console/contracts/notifications';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { sweepDueCards } from './sweep-cards.actions';

let test_: TestApp;
let operations: Record<string, string>;
let made = 0;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
});
beforeEach(async () => {
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const sweep = async () => {
  let swept = 0;
  for (let more = 1; more > 0; swept += more)
    more = await sweepDueCards({ pool: test_.database.pool, clock: () => test_.clock.now });
  return swept;
};

async function draftOf(change: object = {}) {
  made += 1;
  const terms = { type: 'SMART_ALLOCATION' as const, floatingPercent: 20, warningPercent: 0, maxCards: 10 };
  const name = `Allocating ${made}`;
  const rule = await test_.call(saveShareRule, { merchantId: firstMerchantId, name, ...terms }, now());
  const { list: accounts } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  const { list: bins } = await test_.call(listIssuableBins, {}, operations);
  return {
    merchantId: firstMerchantId,
    name,
    ruleId: rule.id,
    accountId: accounts.find(({ currency }) => currency === 'USD')?.id ?? '',
    binId: bins.find(({ bin }) => bin === '40001201')?.id ?? '',
    deposit: usd('300'),
    cardTarget: usd('50'),
    ...change,
  };
}

const groupOf = async (change: object = {}) => test_.call(createShareGroup, await draftOf(change), now());

async function cardsOf({ id: poolId, bin, deposit }: ShareGroup, count: number): Promise<string[]> {
  const terms = { alias: 'Allocated', limit: deposit, limitPeriod: 'DAY' as const, validTo: '2026-12-31' };
  const ids: string[] = [];
  while (ids.length < count)
    ids.push((await test_.call(createShareCard, { poolId, binId: bin.id, ...terms }, now())).card.id);
  return ids;
}

const buy = (cardId: string | undefined, amount: string, shopName = `Shop ${amount}`) =>
  test_.call(
    simulateAuthorization,
    { cardId: cardId ?? '', shopName, mcc: '5411', shopCountry: 'US', amount: usd(amount) },
    now(),
  );

const spendableOf = async (cardId: string | undefined) =>
  (await test_.call(readCard, { id: cardId ?? '' }, operations)).drawsOn?.spendable.amount;
const figuresOf = async ({ id }: ShareGroup) => {
  const { available, onCards } = await test_.call(readShareGroup, { id }, operations);
  return [available.amount, onCards?.amount];
};

test('a group that allocates is refused without a card target or with one above its deposit', async () => {
  const refused = async (change: object) =>
    (await test_.post(createShareGroup.path, await draftOf(change), now())).fieldErrors;
  expect(await refused({ cardTarget: undefined })).toMatchObject([{ field: 'cardTarget', code: 'AMOUNT' }]);
  expect(await refused({ cardTarget: usd('300.01') })).toMatchObject([{ field: 'cardTarget', code: 'MAX_AMOUNT' }]);
});

test('a card is filled to its target, not changed within its band, and filled again below the band', async () => {
  const group = await groupOf();
  const [first, second] = await cardsOf(group, 2);
  expect(await spendableOf(first)).toBe('0.00');
  expect(await sweep()).toBe(2);
  expect(await figuresOf(group)).toEqual(['200.00', '100.00']);
  // The card can spend only its own allocation, not the pool.
  expect(await buy(first, '60.00')).toMatchObject({ phase: 'DECLINED', declineCode: 'INSUFFICIENT_BALANCE' });
  await buy(first, '9.00');
  expect(await sweep()).toBe(0);
  await buy(first, '11.00');
  expect(await sweep()).toBe(1);
  expect(await spendableOf(first)).toBe('50.00');
  expect(await spendableOf(second)).toBe('50.00');
  const { list } = await test_.call(readCardActivities, { id: first ?? '' }, operations);
  expect(list.filter(({ what }) => what === 'CARD_FILLED').map(({ amount }) => amount?.amount)).toHaveLength(2);
});

test('the amount above the target, and the whole balance of a frozen card, is collected into the pool', async () => {
  const group = await groupOf();
  const [card] = await cardsOf(group, 1);
  await sweep();
  const bought = await buy(card, '40.00');
  await sweep();
  await test_.call(simulateClearing, { transactionId: bought.id, amount: usd('40.00') }, now());
  await test_.call(simulateRefund, { transactionId: bought.id, amount: usd('40.00') }, now());
  expect(await sweep()).toBe(1);
  expect(await spendableOf(card)).toBe('50.00');
  const { version } = await test_.call(readCard, { id: card ?? '' }, operations);
  await test_.call(freezeCard, { id: card ?? '', version, reason: 'LOST' }, now());
  expect(await sweep()).toBe(1);
  const [, onCards] = await figuresOf(group);
  expect(onCards).toBe('0.00');
});

test('a pool with insufficient balance allocates nothing, notifies once, and allocates again after a top-up', async () => {
  const group = await groupOf({ deposit: usd('80') });
  const cards = await cardsOf(group, 2);
  const notificationOf = async () =>
    (await test_.call(listNotifications, {}, operations)).list.filter(({ objectId }) => objectId === group.id);
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  expect(await figuresOf(group)).toEqual(['30.00', '50.00']);
  expect(await notificationOf()).toMatchObject([{ type: 'POOL_LOW', label: group.name }]);
  const { version } = await test_.call(readShareGroup, { id: group.id }, operations);
  await test_.call(topUpShareGroup, { id: group.id, version, amount: usd('25') }, now());
  expect(await sweep()).toBe(1);
  for (const card of cards) expect(await spendableOf(card)).toBe('50.00');
  expect(await notificationOf()).toHaveLength(1);
});

test('two concurrent sweeps move the money of a card once', async () => {
  const group = await groupOf();
  await cardsOf(group, 3);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await figuresOf(group)).toEqual(['150.00', '150.00']);
});

test('pool and cards together lose only the purchases over alternating purchases and sweeps', async () => {
  const group = await groupOf({ deposit: usd('200'), cardTarget: usd('30') });
  const cards = await cardsOf(group, 3);
  let held = 0n;
  for (const [turn, amount] of ['12.00', '29.99', '7.35', '30.00', '18.60', '25.01', '3.30', '28.00'].entries()) {
    const bought = await buy(cards[turn % 3], amount, `Turn ${turn}`);
    if (bought.phase === 'AUTHORIZED') held += toMinor(bought.held.amount, 'USD') ?? 0n;
    if (turn % 2 === 0) await sweep();
    const { list } = await test_.call(listShareCards, { filter: { poolId: [group.id] } }, operations);
    expect(list).toHaveLength(3);
    const { available, onCards } = await test_.call(readShareGroup, { id: group.id }, operations);
    const [inPool, all] = [toMinor(available.amount, 'USD') ?? 0n, toMinor(onCards?.amount ?? '', 'USD') ?? 0n];
    expect([inPool + all, inPool >= 0n, all >= held]).toEqual([20_000n, true, true]);
  }
  expect(held).toBeGreaterThan(0n);
});

test('a withdrawal from an allocated card by a user is refused', async () => {
  const group = await groupOf();
  const [card] = await cardsOf(group, 1);
  await sweep();
  const { version } = await test_.call(readCard, { id: card ?? '' }, operations);
  expect(await test_.post('/card/withdraw', { id: card, version, amount: usd('10') }, now())).toMatchObject({
    code: codes.transition,
    data: { reason: 'CARD_SHARED' },
  });
});
