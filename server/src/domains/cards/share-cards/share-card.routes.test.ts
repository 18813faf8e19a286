import { codes, type Money } from '@console/contracts';
import { listAccountOptions, verifyLedger } from '@console/contracts/accounts';
import {
  cancelCard,
  createShareCard,
  createShareCardBatch,
  createShareGroup,
  freezeShareGroup,
  listCardBatchItems,
  listIssuableBins,
  listShareCards,
  readCard,
  readCardBatch,
  readShareGroup,
  retryCardBatch,
  saveShareRule,
  simulateAuthorization,
  simulateClearing,
  simulateRefund,
  unfreezeShareGroup,
} from '@console/contracts/cards';
import {
  cancelWallet,
  createWallet,
  freezeWallet,
  readWallet,
  topUpWallet,
  unfreezeWallet,
  withdrawWallet,
} from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { groupTransitions, walletTransitions } from '../pools/pool.transitions';
import { poolDisabledReason } from '../pools/pool.rules';

let test_: TestApp;
let operations: Record<string, string>;
let accountId: string;
let binId: string;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  const { list } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  accountId = list.find(({ currency }) => currency === 'USD')?.id ?? '';
  const bins = await test_.call(listIssuableBins, {}, operations);
  binId = bins.list.find(({ bin }) => bin === '40001201')?.id ?? '';
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
let made = 0;

async function rule(type: 'WALLET' | 'EXTENDED_SHARE') {
  const terms = { type, floatingPercent: 0, warningPercent: 10, maxCards: 10 };
  const name = `Terms ${(made += 1)}`;
  return (await test_.call(saveShareRule, { merchantId: firstMerchantId, name, ...terms }, now())).id;
}
const parties = async (type: 'WALLET' | 'EXTENDED_SHARE') => ({
  merchantId: firstMerchantId,
  name: `Pool ${(made += 1)}`,
  ruleId: await rule(type),
  accountId,
});
const group = async (deposit: string) =>
  test_.call(createShareGroup, { ...(await parties('EXTENDED_SHARE')), binId, deposit: usd(deposit) }, now());
const wallet = async (deposit: string) =>
  test_.call(
    createWallet,
    {
      ...(await parties('WALLET')),
      currency: 'USD',
      deposit: usd(deposit),
      cardLimit: usd('80'),
      cardholderIds: [],
      userEmails: [],
    },
    now(),
  );
async function cardOf(poolId: string, limit: string): Promise<string> {
  const draft = { poolId, binId, alias: 'Shared', limit: usd(limit), validTo: '2026-12-31' };
  const { card } = await test_.call(createShareCard, { ...draft, limitPeriod: 'DAY' }, now());
  return card.id;
}
const pay = (cardId: string, amount: string) =>
  test_.call(
    simulateAuthorization,
    { cardId, amount: usd(amount), shopName: `Shop ${(made += 1)}`, mcc: '5411', shopCountry: 'US' },
    now(),
  );
const groupNow = (id: string) => test_.call(readShareGroup, { id }, operations);
/** Sets a card to cancelled directly; the cancellation itself has its own tests. */
const end = (id: string) =>
  test_.database.pool.query(
    `update card set status = 'CANCELLED', cancel_state = 'DONE', block_source = null, block_reason = null where id = $1`,
    [id],
  );
async function codesOf(txnId: string) {
  const { rows } = await test_.database.pool.query<{ code: string; side: string }>(
    `select a.code, l.side from ledger_line l join ledger_entry e on e.id = l.entry_id join ledger_account a on a.id = l.account_id
     where e.source_type = 'TRANSACTION' and e.source_id = $1 order by e.seq, l.side`,
    [txnId],
  );
  return rows.map(({ code, side }) => `${side} ${code}`);
}
const isSound = async () => (await test_.call(verifyLedger, {}, await test_.signIn('auditor'))).isSound;

describe('many cards of a group', () => {
  const draftOf = (poolId: string, count: number) => ({
    poolId,
    binId,
    count,
    alias: 'Team',
    limit: usd('50'),
    limitPeriod: 'DAY' as const,
    validTo: '2026-12-31',
  });
  const available = async () => {
    const { list } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
    return Number(list.find(({ id }) => id === accountId)?.available.amount);
  };

  test('are created by a job with a hold for their fees, with their limits and without own balances', async () => {
    const { id } = await group('100');
    const before = await available();
    const { batchNo, job } = await test_.call(createShareCardBatch, draftOf(id, 3), now());
    expect(job).toMatchObject({ type: 'SHARE_CARD_CREATE', total: 3 });
    expect(await available()).toBe(before - 3);
    await workAll(test_);
    const { list } = await test_.call(listCardBatchItems, { batchNo }, operations);
    expect(list).toMatchObject(
      ['Team-0001', 'Team-0002', 'Team-0003'].map((alias) => ({ alias, state: 'DONE', limit: usd('50.00') })),
    );
    expect(await test_.call(readCard, { id: list[1]?.card?.id ?? '' }, operations)).toMatchObject({
      balance: usd('0.00'),
      drawsOn: { pool: { id }, spendable: usd('50.00') },
    });
    expect(await test_.call(readCardBatch, { batchNo }, operations)).toMatchObject({
      state: 'DONE',
      price: usd('3.00'),
      reserved: usd('0.00'),
    });
    expect(await available()).toBe(before - 3);
    expect(await isSound()).toBe(true);
  });

  test('fail if the group is frozen before they are created, and can be retried after it is unfrozen', async () => {
    const { id, version } = await group('100');
    const before = await available();
    const { batchNo } = await test_.call(createShareCardBatch, draftOf(id, 2), now());
    const { record } = await test_.call(freezeShareGroup, { id, version, withCards: false }, now());
    await workAll(test_);
    const { list } = await test_.call(listCardBatchItems, { batchNo }, operations);
    expect(list.map(({ state, message }) => [state, message])).toEqual(
      ['', ''].map(() => ['FAILED', "This group or wallet can't add cards right now"]),
    );
    expect(await available()).toBe(before);
    await test_.call(unfreezeShareGroup, { id, version: record.version, withCards: false }, now());
    await test_.call(retryCardBatch, { batchNo }, now());
    await workAll(test_);
    expect(await test_.call(readCardBatch, { batchNo }, operations)).toMatchObject({ state: 'DONE' });
    expect((await groupNow(id)).cards.active).toBe(2);
  });

  test('cannot be created by the operation for a single card', async () => {
    const { id } = await group('100');
    const { count: _two, ...single } = draftOf(id, 2);
    expect(await test_.post(createShareCard.path, { ...single, count: 2 }, now())).toMatchObject({
      fieldErrors: [{ field: 'count', code: 'UNKNOWN_FIELD' }],
    });
  });
});

describe('a card of a group after its end', () => {
  const spendableOf = async (id: string) => (await test_.call(readCard, { id }, operations)).drawsOn?.spendable;
  const listed = async (poolId: string) =>
    (await test_.call(listShareCards, { filter: { poolId: [poolId] } }, operations)).list.map((card) => card.spendable);

  test('can spend nothing, which its page and the list show, even if the group has money', async () => {
    const { id } = await group('100');
    const cancelled = await cardOf(id, '90');
    expect(await spendableOf(cancelled)).toEqual(usd('90.00'));
    await end(cancelled);
    expect(await spendableOf(cancelled)).toEqual(usd('0.00'));
    const expired = await cardOf(id, '40');
    await test_.database.pool.query(
      `update card set valid_from = '2020-01-01', valid_to = '2020-12-31' where id = $1`,
      [expired],
    );
    expect(await spendableOf(expired)).toEqual(usd('0.00'));
    expect(await listed(id)).toEqual([usd('0.00'), usd('0.00')]);
  });
});

describe('a purchase with a card of a group', () => {
  test('is held on the pool, captured from it, and refunded to it', async () => {
    const { id } = await group('100');
    const card = await cardOf(id, '90');
    const bought = await pay(card, '40');
    expect(bought).toMatchObject({ phase: 'AUTHORIZED', held: usd('40.20') });
    expect(await groupNow(id)).toMatchObject({ held: usd('40.20'), available: usd('59.80') });
    // The card has no own balance: its limit has 50.00 left and the group 59.80.
    expect(await test_.call(readCard, { id: card }, operations)).toMatchObject({
      balance: usd('0.00'),
      drawsOn: { pool: { id }, spendable: usd('50.00') },
    });
    await test_.call(simulateClearing, { transactionId: bought.id, amount: usd('40') }, now());
    expect(await groupNow(id)).toMatchObject({ held: usd('0.00'), available: usd('59.80') });
    await test_.call(simulateRefund, { transactionId: bought.id, amount: usd('10') }, now());
    expect(await groupNow(id)).toMatchObject({ available: usd('69.80') });
    expect(await codesOf(bought.id)).toEqual([
      'C CHANNEL_SETTLEMENT',
      'C FEE_INCOME:TRANSACTION',
      'D GROUP_POOL',
      'C GROUP_POOL',
      'D CHANNEL_SETTLEMENT',
    ]);
    expect(await isSound()).toBe(true);
  });

  test("requires both the remaining limit and the pool's balance", async () => {
    const { id } = await group('100');
    const [first, second] = [await cardOf(id, '60'), await cardOf(id, '60')];
    expect(await pay(first, '60.01')).toMatchObject({ phase: 'DECLINED', declineCode: 'LIMIT_EXCEEDED' });
    expect(await pay(first, '55')).toMatchObject({ phase: 'AUTHORIZED' });
    expect(await pay(second, '55')).toMatchObject({ phase: 'DECLINED', declineCode: 'INSUFFICIENT_BALANCE' });
  });

  test('is declined while the group is frozen, even if the card is active', async () => {
    const { id, version } = await group('100');
    const card = await cardOf(id, '50');
    await test_.call(freezeShareGroup, { id, version, withCards: false }, now());
    expect(await pay(card, '5')).toMatchObject({ phase: 'DECLINED', declineCode: 'POOL_BLOCKED' });
  });

  test('[seed 4.12] prevents the cancellation of its card while it is open', async () => {
    const { id } = await group('100');
    const card = await cardOf(id, '50');
    await pay(card, '5');
    const { version } = await test_.call(readCard, { id: card }, operations);
    expect(await test_.post(cancelCard.path, { id: card, version, reason: 'NOT_NEEDED' }, now())).toMatchObject({
      code: codes.pendingTransactions,
    });
  });

  test("is refunded to the pool after the card's end, and to the account after the group's end", async () => {
    const { id } = await group('100');
    const card = await cardOf(id, '50');
    const bought = await pay(card, '40');
    await test_.call(simulateClearing, { transactionId: bought.id, amount: usd('40') }, now());
    await end(card);
    await test_.call(simulateRefund, { transactionId: bought.id, amount: usd('10') }, now());
    const { version, available } = await groupNow(id);
    expect(available).toEqual(usd('69.80'));
    expect(await test_.post('/shareGroup/cancel', { id, version }, now())).toMatchObject({ code: codes.ok });
    await test_.call(simulateRefund, { transactionId: bought.id, amount: usd('5') }, now());
    expect((await codesOf(bought.id)).slice(-2)).toEqual(['C MERCHANT_AVAILABLE', 'D CHANNEL_SETTLEMENT']);
    expect(await groupNow(id)).toMatchObject({ status: 'CANCELLED', available: usd('0.00'), held: usd('0.00') });
    expect(await isSound()).toBe(true);
  });
});

describe('a wallet', () => {
  test('refuses card limits above its card limit', async () => {
    const { id } = await wallet('200');
    const draft = { poolId: id, binId, alias: 'Shared', limit: usd('80.01'), limitPeriod: 'DAY' };
    expect(await test_.post('/shareCard/create', { ...draft, validTo: '2026-12-31' }, now())).toMatchObject({
      code: codes.limitAboveDeposit,
      fieldErrors: [{ field: 'limit', params: { max: '80.00' } }],
    });
  });

  test('[seed 4.10] can be frozen only after all its cards, or with them by a job', async () => {
    const { id, version } = await wallet('200');
    const card = await cardOf(id, '50');
    expect(await test_.post('/wallet/freeze', { id, version, withCards: false }, now())).toMatchObject({
      code: codes.poolHasActiveCards,
      data: { count: 1, cards: [{ id: card, state: 'ACTIVE' }] },
    });
    const { job } = await test_.call(freezeWallet, { id, version, withCards: true }, now());
    expect(job).toMatchObject({ type: 'WALLET_FREEZE', total: 2 });
    await workAll(test_);
    const frozen = await test_.call(readWallet, { id }, operations);
    expect(frozen).toMatchObject({ status: 'FROZEN', cards: { active: 0, frozen: 1 } });
    await test_.call(unfreezeWallet, { id, version: frozen.version, withCards: false }, now());
    expect(await test_.call(readCard, { id: card }, operations)).toMatchObject({
      state: 'FROZEN',
      blockSource: 'WALLET',
    });
  });

  test('[seed 4.9] can be cancelled only after all its cards, without balance and holds', async () => {
    const { id, version } = await wallet('200');
    const card = await cardOf(id, '50');
    const more = await test_.call(topUpWallet, { id, version, amount: usd('20') }, now());
    const less = await test_.call(withdrawWallet, { id, version: more.version, amount: usd('70') }, now());
    expect(less.available).toEqual(usd('150.00'));
    const target = { id, version: less.version };
    expect(await test_.post('/wallet/cancel', target, now())).toMatchObject({ code: codes.poolHasCards });
    await end(card);
    expect(await test_.call(cancelWallet, target, now())).toMatchObject({ status: 'CANCELLED' });
    // L8: a closed wallet has no balance and no holds, and accepts no postings.
    const { rows } = await test_.database.pool.query(
      `select balance::int as balance, hold_out::int as held, status from ledger_account where owner_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ balance: 0, held: 0, status: 'CLOSED' }]);
  });
});

const machines = [
  { transitions: groupTransitions, frozen: 'BLOCKED' },
  { transitions: walletTransitions, frozen: 'FROZEN' },
] as const;
const actions = ['FREEZE', 'UNFREEZE', 'CANCEL', 'TOPUP', 'WITHDRAW'] as const;

/** Possible actions per status, in the order of `actions`. */
const offers = { ACTIVE: 'x.xxx', frozen: '.xx.x', CANCELLED: '.....' };

test.each(machines.flatMap((machine) => Object.entries(offers).map(([from, offer]) => ({ machine, from, offer }))))(
  'in status $from, pools that freeze to $machine.frozen have the actions $offer',
  ({ machine, from, offer }) => {
    const status = from === 'frozen' ? machine.frozen : from === 'ACTIVE' ? 'ACTIVE' : 'CANCELLED';
    const reported = actions.map((action) => (poolDisabledReason(action, status, machine) === null ? 'x' : '.'));
    expect(reported.join('')).toBe(offer);
  },
);
