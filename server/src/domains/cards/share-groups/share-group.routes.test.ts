import { codes, type Money } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import {
  cancelGroupCards,
  cancelShareGroup,
  createShareCard,
  createShareCardBatch,
  createShareGroup,
  freezeShareGroup,
  listIssuableBins,
  listShareCards,
  poolRefusal,
  precheckShareGroup,
  readCard,
  readCardBatch,
  readShareGroup,
  retryCardBatch,
  saveShareRule,
  setShareRuleStatus,
  type ShareGroup,
  topUpShareGroup,
  unfreezeCard,
  unfreezeShareGroup,
  withdrawShareGroup,
} from '@console/contracts/cards';
import { listJobs } from '@console/contracts/jobs';
import { listReviews } from '@console/contracts/reviews';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let operations: Record<string, string>;
let usdAccount: string;
let usdBin: string;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  const { list } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  usdAccount = list.find(({ currency }) => currency === 'USD')?.id ?? '';
  const bins = await test_.call(listIssuableBins, {}, operations);
  usdBin = bins.list.find(({ currency, issuesAtOnce }) => currency === 'USD' && issuesAtOnce)?.id ?? '';
  await test_.database.pool.query(
    `update card_bin set group_issue_fee_minor = 500, group_topup_fee_minor = 100, group_withdraw_fee_minor = 50 where id = $1`,
    [usdBin],
  );
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
let made = 0;
const rule = (
  change: { type?: 'CLASSIC_SHARE' | 'EXTENDED_SHARE'; floatingPercent?: number; maxCards?: number } = {},
) =>
  test_.call(
    saveShareRule,
    {
      merchantId: firstMerchantId,
      name: `Rule ${(made += 1)}`,
      type: 'EXTENDED_SHARE',
      floatingPercent: 0,
      warningPercent: 20,
      maxCards: 5,
      ...change,
    },
    now(),
  );
const draftOf = async (deposit = usd('1000'), ruleId?: string) => ({
  merchantId: firstMerchantId,
  name: `Group ${(made += 1)}`,
  ruleId: ruleId ?? (await rule()).id,
  binId: usdBin,
  accountId: usdAccount,
  deposit,
});
const group = async (deposit?: Money, ruleId?: string) =>
  test_.call(createShareGroup, await draftOf(deposit, ruleId), now());
const cardDraft = (poolId: string, change: object = {}) => ({
  poolId,
  binId: usdBin,
  alias: 'Shared',
  limit: usd('400'),
  limitPeriod: 'MONTH' as const,
  validTo: '2026-12-31',
  ...change,
});
const cardOf = async (poolId: string, change: object = {}) =>
  (await test_.call(createShareCard, cardDraft(poolId, change), now())).card.id;
const again = ({ id }: ShareGroup) => test_.call(readShareGroup, { id }, operations);
const accountNow = async () =>
  Number(
    (await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations)).list.find(
      ({ id }) => id === usdAccount,
    )?.available.amount,
  );
const refusedCards = async (response: Promise<{ data: unknown }>) => poolRefusal.parse((await response).data);

describe('a card group', () => {
  test('[seed 3.22] is created with its deposit and fee from the account', async () => {
    const before = await accountNow();
    const draft = await draftOf();
    const { binId, accountId, deposit } = draft;
    const price = await test_.call(precheckShareGroup, { binId, accountId, deposit }, operations);
    expect(price).toMatchObject({ fee: usd('5.00'), total: usd('1005.00') });
    const one = await test_.call(createShareGroup, draft, now());
    expect(one).toMatchObject({ status: 'ACTIVE', deposit: usd('1000.00'), available: usd('1000.00'), isLow: false });
    expect(await accountNow()).toBeCloseTo(before - 1005, 2);
  });

  describe('with first cards', () => {
    const first = { count: 3, alias: 'Team {seq}', limit: usd('200'), limitPeriod: 'MONTH', validTo: '2026-12-31' };
    const cardsIn = async (poolId: string) =>
      (await test_.call(listShareCards, { filter: { poolId: [poolId] } }, operations)).list;

    test('is one order for deposit, fees and cards, with a preview of the price and a job for the cards', async () => {
      const before = await accountNow();
      const { binId, accountId, deposit, ...draft } = await draftOf();
      const price = await test_.call(precheckShareGroup, { binId, accountId, deposit, count: 3 }, operations);
      const response = await test_.post(
        createShareGroup.path,
        { ...draft, binId, accountId, deposit, ...first },
        now(),
      );
      const made = createShareGroup.output.parse(response.data);
      expect(made.firstBatch).toMatchObject({ batchNo: expect.stringMatching(/^CB-/), job: { total: 3 } });
      // The fees of cards that are not created yet are on hold.
      expect(await accountNow()).toBeCloseTo(before - Number(price.total.amount), 2);
      expect(await cardsIn(made.id)).toEqual([]);
      await workAll(test_);
      const cards = await cardsIn(made.id);
      expect(cards.map(({ alias, state }) => `${alias} ${state}`).sort()).toEqual([
        'Team 1 ACTIVE',
        'Team 2 ACTIVE',
        'Team 3 ACTIVE',
      ]);
      expect(await accountNow()).toBeCloseTo(before - Number(price.total.amount), 2);
      const batch = await test_.call(readCardBatch, { batchNo: made.firstBatch?.batchNo ?? '' }, operations);
      expect(batch).toMatchObject({ counts: { DONE: 3, FAILED: 0 }, reserved: usd('0.00') });
    });

    test('is not created if a card is invalid or cannot be paid', async () => {
      const before = await accountNow();
      const refused = async (change: object) =>
        test_.post(createShareGroup.path, { ...(await draftOf()), ...first, ...change }, now());
      expect((await refused({ alias: undefined })).fieldErrors).toMatchObject([{ field: 'alias', code: 'REQUIRED' }]);
      expect((await refused({ limit: usd('1000.01') })).fieldErrors).toMatchObject([{ field: 'limit' }]);
      expect((await refused({ count: 6 })).fieldErrors).toMatchObject([{ field: 'count', code: 'POOL_FULL' }]);
      const { rows } = await test_.database.pool.query<{ n: number }>(
        `select count(*)::int as n from share_group where name = any($1)`,
        [[`Group ${made}`, `Group ${made - 1}`]],
      );
      expect([rows[0]?.n, await accountNow()]).toEqual([0, before]);
    });

    test('is created even if its cards fail later, which releases their fees and can be retried', async () => {
      const before = await accountNow();
      const response = await test_.post(createShareGroup.path, { ...(await draftOf()), ...first }, now());
      const made = createShareGroup.output.parse(response.data);
      // The group is frozen before the job creates its cards.
      await test_.call(freezeShareGroup, { id: made.id, version: made.version, withCards: false }, now());
      await workAll(test_);
      const batchNo = made.firstBatch?.batchNo ?? '';
      expect(await test_.call(readCardBatch, { batchNo }, operations)).toMatchObject({
        counts: { DONE: 0, FAILED: 3 },
        reserved: usd('0.00'),
      });
      expect(await accountNow()).toBeCloseTo(before - 1005, 2);
      const { version } = await again(made);
      await test_.call(unfreezeShareGroup, { id: made.id, version, withCards: false }, now());
      await test_.call(retryCardBatch, { batchNo }, now());
      await workAll(test_);
      expect(await cardsIn(made.id)).toHaveLength(3);
    });
  });

  test('is refused next to the deposit if that exceeds the balance', async () => {
    const response = await test_.post('/shareGroup/create', await draftOf(usd('900000000')), now());
    expect(response).toMatchObject({ code: codes.exceedsBalance, fieldErrors: [{ field: 'deposit' }] });
  });

  test('charges a fee for each top-up and withdrawal, and refuses more than its balance', async () => {
    const one = await group();
    const before = await accountNow();
    const more = await test_.call(topUpShareGroup, { id: one.id, version: one.version, amount: usd('200') }, now());
    expect(more).toMatchObject({ available: usd('1200.00'), deposit: usd('1200.00') });
    expect(await accountNow()).toBeCloseTo(before - 201, 2);
    const less = await test_.call(withdrawShareGroup, { id: one.id, version: more.version, amount: usd('300') }, now());
    expect(less).toMatchObject({ available: usd('900.00'), deposit: usd('900.00') });
    expect(await accountNow()).toBeCloseTo(before - 201 + 299.5, 2);
    const transfer = { id: one.id, version: less.version, amount: usd('900.01') };
    expect(await test_.post('/shareGroup/withdraw', transfer, now())).toMatchObject({
      code: codes.exceedsBalance,
      fieldErrors: [{ field: 'amount', code: 'EXCEEDS_BALANCE' }],
    });
    const stale = { id: one.id, version: one.version, amount: usd('1') };
    expect(await test_.post('/shareGroup/topup', stale, now())).toMatchObject({ code: codes.versionConflict });
  });

  test('[seed 4.9] can be cancelled only after all its cards, whose cancellations a job requests', async () => {
    const one = await group(usd('500'));
    const id = await cardOf(one.id);
    const cancel = { id: one.id, version: one.version };
    const refused = test_.post('/shareGroup/cancel', cancel, now());
    expect(await refused).toMatchObject({ code: codes.poolHasCards });
    expect(await refusedCards(refused)).toMatchObject({ count: 1, cards: [{ id, state: 'ACTIVE' }] });

    const job = await test_.call(cancelGroupCards, { id: one.id, reason: 'NOT_NEEDED' }, now());
    expect(job).toMatchObject({ type: 'CARD_CANCEL', total: 1 });
    await workAll(test_);
    const reviews = await test_.call(listReviews, { pageSize: 200 }, operations);
    expect(reviews.list.map(({ objectId }) => objectId)).toContain(id);
    expect(await refusedCards(test_.post('/shareGroup/cancel', cancel, now()))).toMatchObject({
      cards: [{ state: 'CANCEL_REVIEW' }],
    });

    // Sets a card to cancelled directly; the cancellation itself has its own tests.
    await test_.database.pool.query(
      `update card set status = 'CANCELLED', cancel_state = 'DONE', block_source = null, block_reason = null where id = $1`,
      [id],
    );
    const before = await accountNow();
    expect(await test_.call(cancelShareGroup, cancel, now())).toMatchObject({
      status: 'CANCELLED',
      available: usd('0.00'),
      cards: { total: 1, cancelled: 1 },
    });
    expect(await accountNow()).toBeCloseTo(before + 500, 2);
    // L8: a closed group has no balance and no holds, and accepts no postings.
    const { rows } = await test_.database.pool.query(
      `select balance::int as balance, hold_out::int as held, status from ledger_account where owner_id = $1`,
      [one.id],
    );
    expect(rows).toEqual([{ balance: 0, held: 0, status: 'CLOSED' }]);
    const version = (await again(one)).version;
    for (const path of ['topup', 'withdraw'])
      expect(await test_.post(`/shareGroup/${path}`, { id: one.id, version, amount: usd('1') }, now())).toMatchObject({
        code: codes.transition,
        data: { reason: 'POOL_CANCELLED' },
      });
    expect(await test_.post('/shareCard/create', cardDraft(one.id, { limit: usd('0.01') }), now())).not.toMatchObject({
      code: codes.ok,
    });
  });

  test('is frozen with its cards by a job whose last item is the group, and unfrozen with the same cards', async () => {
    const one = await group();
    const cards: string[] = [];
    for (const limit of ['100', '100', '100']) cards.push(await cardOf(one.id, { limit: usd(limit) }));
    const { job } = await test_.call(freezeShareGroup, { id: one.id, version: one.version, withCards: true }, now());
    expect(job).toMatchObject({ type: 'GROUP_FREEZE', total: 4 });
    await workAll(test_);
    expect((await test_.call(listJobs, {}, operations)).list[0]).toMatchObject({ state: 'SUCCEEDED', ok: 4 });
    const frozen = await again(one);
    expect(frozen).toMatchObject({ status: 'BLOCKED', cards: { active: 0, frozen: 3 } });
    const [first = ''] = cards;
    const card = await test_.call(readCard, { id: first }, operations);
    expect(card).toMatchObject({ state: 'FROZEN', blockSource: 'GROUP' });
    const single = { id: first, version: card.version, reason: 'RESOLVED' };
    expect(await test_.post(unfreezeCard.path, single, now())).toMatchObject({ code: codes.transition });

    const opened = await test_.call(
      unfreezeShareGroup,
      { id: one.id, version: frozen.version, withCards: true },
      now(),
    );
    expect(opened).toMatchObject({ record: { status: 'ACTIVE' }, job: { type: 'GROUP_UNFREEZE', total: 3 } });
    await workAll(test_);
    expect(await again(one)).toMatchObject({ status: 'ACTIVE', cards: { active: 3, frozen: 0 } });
  });

  test('that is frozen without its cards does not change them', async () => {
    const one = await group();
    await cardOf(one.id);
    const { record, job } = await test_.call(
      freezeShareGroup,
      { id: one.id, version: one.version, withCards: false },
      now(),
    );
    expect({ record, job }).toMatchObject({ record: { status: 'BLOCKED', cards: { active: 1 } }, job: null });
    const twice = { id: one.id, version: record.version, withCards: false };
    expect(await test_.post('/shareGroup/freeze', twice, now())).toMatchObject({
      code: codes.transition,
      data: { reason: 'POOL_BLOCKED' },
    });
  });

  test('is not found by another company, and channels have no permission', async () => {
    const one = await group();
    const zh = await test_.signIn('owner.zh');
    expect(await test_.post('/shareGroup/detail', { id: one.id }, zh)).toMatchObject({ code: codes.notFound });
    const channel = await test_.signIn('channel.operator');
    expect(await test_.post('/shareGroup/list', {}, channel)).toMatchObject({ code: codes.noPermission });
  });
});

describe('cards of a group', () => {
  test('[seed 5.16] have a limit of at most the deposit', async () => {
    const one = await group(usd('300'));
    expect(await test_.post('/shareCard/create', cardDraft(one.id, { limit: usd('300.01') }), now())).toMatchObject({
      code: codes.limitAboveDeposit,
      fieldErrors: [{ field: 'limit', code: 'MAX_AMOUNT', params: { max: '300.00' } }],
    });
    expect(await cardOf(one.id, { limit: usd('300') })).toMatch(/^card_/);
  });

  test('cannot exceed the maximum number of the rule, nor the sum of limits that it permits', async () => {
    const { id } = await rule({ type: 'CLASSIC_SHARE', floatingPercent: 50, maxCards: 3 });
    const one = await group(usd('200'), id);
    const create = (change: object) => test_.post('/shareCard/create', cardDraft(one.id, change), now());
    const createMany = (change: object) => test_.post(createShareCardBatch.path, cardDraft(one.id, change), now());
    expect(await createMany({ count: 4, limit: usd('1') })).toMatchObject({
      fieldErrors: [{ field: 'count', code: 'POOL_FULL', params: { max: '3' } }],
    });
    expect(await createMany({ count: 2, limit: usd('150.01') })).toMatchObject({
      fieldErrors: [{ field: 'limit', code: 'LIMITS_EXCEED' }],
    });
    expect(await createMany({ count: 2, limit: usd('150') })).toMatchObject({ code: codes.ok });
    await workAll(test_);
    expect(await create({ limit: usd('0.01') })).toMatchObject({
      fieldErrors: [{ field: 'limit', code: 'LIMITS_EXCEED', params: { max: '300.00' } }],
    });
  });

  test("can spend their remaining limit or the pool's balance, whichever is lower", async () => {
    const one = await group(usd('500'));
    const id = await cardOf(one.id, { limit: usd('400') });
    const spendable = async () =>
      (await test_.call(listShareCards, { filter: { poolId: [one.id] } }, operations)).list.find(
        (card) => card.id === id,
      )?.spendable;
    expect(await spendable()).toEqual(usd('400.00'));
    await test_.call(withdrawShareGroup, { id: one.id, version: one.version, amount: usd('350') }, now());
    expect(await spendable()).toEqual(usd('150.00'));
  });
});

describe('a sharing rule', () => {
  test('[seed 4.17] in use cannot be edited, but copied', async () => {
    const one = await rule();
    const { id, version, name, type, floatingPercent, warningPercent, maxCards } = one;
    const terms = { merchantId: firstMerchantId, name, type, floatingPercent, warningPercent, maxCards };
    const edited = await test_.call(saveShareRule, { id, version, ...terms, maxCards: 9 }, now());
    expect(edited).toMatchObject({ maxCards: 9, usedBy: 0 });
    const { rule: stored } = await group(undefined, id);
    expect(stored.maxCards).toBe(9);
    const edit = { id, version: edited.version, ...terms };
    expect(await test_.post('/shareRule/save', edit, now())).toMatchObject({ code: codes.ruleUsed });
    expect(await test_.post('/shareRule/save', terms, now())).toMatchObject({
      fieldErrors: [{ field: 'name', code: 'NAME_TAKEN' }],
    });
    const copy = await test_.call(saveShareRule, { ...terms, name: `${name} copy` }, now());
    expect(copy).toMatchObject({ usedBy: 0, version: 1 });
  });

  test('that is disabled cannot be used for new groups, and existing groups keep working', async () => {
    const one = await rule();
    const used = await group(undefined, one.id);
    await test_.call(setShareRuleStatus, { id: one.id, version: one.version, status: 'DISABLED' }, now());
    expect(await test_.post('/shareGroup/create', await draftOf(usd('10'), one.id), now())).toMatchObject({
      fieldErrors: [{ field: 'ruleId', code: 'RULE_NOT_USABLE' }],
    });
    expect(await cardOf(used.id)).toMatch(/^card_/);
    expect(
      await test_.post('/shareRule/status', { id: one.id, version: one.version + 1, status: 'DISABLED' }, now()),
    ).toMatchObject({ code: codes.transition });
  });
});
