import type { Money } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import {
  createCard,
  createShareCard,
  createShareGroup,
  limitCard,
  listCardholderOptions,
  listIssuableBins,
  listMerchantOptions,
  readCard,
  saveShareRule,
  updateCard,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf, type Draft, submission } from '../../../testing/card-samples';
import { oneOnly, race, racers } from '../../../testing/race';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const bin = '40001201';

let test_: TestApp;
let operations: Record<string, string>;
let draft: Draft;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  draft = await draftOf(test_, operations, bin);
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const run = (statement: string, values: unknown[] = []) => test_.database.pool.query(statement, values);
const atOnce = (table: string) => ({ pool: test_.database.pool, table });
const create = (change: Partial<Draft> = {}) => test_.post(createCard.path, { ...draft, ...change }, now());

afterEach(async () => {
  await run('update bin_assignment set issue_cap = null');
  await run('delete from bin_assignment where merchant_id is not null');
  await run('update card_bin set daily_issue_cap = null, max_cards_per_holder = null');
});

/** Cards of the BIN in the company of the first merchant. */
const ofCompany = `select count(*)::int from card c where c.bin_id = $1 and c.create_status <> 'FAILED'
  and c.company_id = (select company_id from merchant where id = $2)`;

describe('of twenty parallel calls that create a card one succeeds, and the others exceed', () => {
  test('the cap of the assignment', async () => {
    await run(`update bin_assignment set issue_cap = 1 + (${ofCompany}) where bin_id = $1`, [
      draft.binId,
      firstMerchantId,
    ]);
    expect(await race(atOnce('card'), () => create())).toEqual(oneOnly('BIN_CAP'));
  });

  test('the daily cap, which also counts merchants with a separate assignment', async () => {
    const { list } = await test_.call(listMerchantOptions, {}, operations);
    const other = list.find(({ id, status }) => id !== firstMerchantId && status === 'ACTIVE');
    if (!other) throw new Error('The demo has one active merchant only.');
    const accounts = await test_.call(listAccountOptions, { merchantId: other.id }, operations);
    const accountId = accounts.list.find(({ currency }) => currency === 'USD')?.id ?? '';
    await run(
      `insert into bin_assignment select (json_populate_record(a, json_build_object('id', a.id || 'X', 'merchant_id', $2::text,
         'issue_cap', 1000))).* from bin_assignment a
       where a.bin_id = $1 and a.merchant_id is null and a.company_id = (select company_id from merchant where id = $2)`,
      [draft.binId, firstMerchantId],
    );
    await run(
      `update card_bin set daily_issue_cap = 1 + (${ofCompany} and c.created_at >= (
         select date_trunc('day', $3::timestamptz at time zone co.timezone) at time zone co.timezone
         from merchant m join company co on co.id = m.company_id where m.id = $2)) where id = $1`,
      [draft.binId, firstMerchantId, test_.clock.now],
    );
    const ofOther = { merchantId: other.id, accountId };
    expect(await race(atOnce('card'), (turn) => create(turn % 2 === 0 ? {} : ofOther))).toEqual(oneOnly('BIN_CAP'));
  });

  test('the cap of cards per cardholder', async () => {
    const { cardholderId } = await capOfHolder(1);
    expect(await race(atOnce('card'), () => create({ cardholderId }))).toEqual(oneOnly('HOLDER_CAP'));
  });
});

/** Sets the cap of cards per cardholder to the current number of one cardholder plus `room`. */
async function capOfHolder(room: number): Promise<{ cardholderId: string }> {
  const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const cardholderId = list.find(({ canBeEmbossed }) => canBeEmbossed)?.id ?? '';
  await run(
    `update card_bin set max_cards_per_holder = $3 + (select count(*)::int from card c where c.bin_id = $1
       and c.cardholder_id = $2 and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED') where id = $1`,
    [draft.binId, cardholderId, room],
  );
  return { cardholderId };
}

test('of twenty parallel calls that assign cards to one holder, one succeeds; the others exceed the cap per cardholder', async () => {
  const cards: string[] = [];
  while (cards.length < racers) cards.push((await test_.call(createCard, draft, operations)).card.id);
  const { cardholderId } = await capOfHolder(1);
  const version = 1;
  const versions = await Promise.all(cards.map(async (id) => (await test_.call(readCard, { id }, operations)).version));
  expect(
    await race(atOnce('card'), (turn) =>
      test_.post(updateCard.path, { id: cards[turn], version: versions[turn] ?? version, cardholderId }, now()),
    ),
  ).toEqual(oneOnly('HOLDER_CAP'));
});

describe('in a group of cards', () => {
  let made = 0;
  let binId: string;
  beforeAll(async () => {
    const { list } = await test_.call(listIssuableBins, { purpose: 'POOL' }, operations);
    binId = list.find((one) => one.bin === bin)?.id ?? '';
  });

  async function groupOf(type: 'CLASSIC_SHARE' | 'EXTENDED_SHARE', maxCards: number): Promise<string> {
    const terms = { type, floatingPercent: type === 'CLASSIC_SHARE' ? 50 : 0, warningPercent: 10, maxCards };
    const name = `Caps ${(made += 1)}`;
    const rule = await test_.call(saveShareRule, { merchantId: firstMerchantId, name, ...terms }, now());
    const { accountId } = draft;
    const group = { merchantId: firstMerchantId, name, ruleId: rule.id, accountId, binId, deposit: usd('100') };
    return (await test_.call(createShareGroup, group, now())).id;
  }
  const cardOf = (poolId: string, limit: string) => ({
    poolId,
    binId,
    alias: 'Shared',
    limit: usd(limit),
    limitPeriod: 'DAY' as const,
    validTo: '2026-12-31',
  });
  const share = (poolId: string, limit: string) => test_.post(createShareCard.path, cardOf(poolId, limit), now());

  test("of twenty parallel new cards, one is accepted; the others exceed the rule's number of cards", async () => {
    const poolId = await groupOf('EXTENDED_SHARE', 2);
    await test_.call(createShareCard, cardOf(poolId, '10'), now());
    expect(await race(atOnce('card'), () => share(poolId, '10'))).toEqual(oneOnly('POOL_FULL'));
  });

  test("of twenty parallel new cards, one is accepted; the others exceed the rule's sum of limits", async () => {
    const poolId = await groupOf('CLASSIC_SHARE', 100);
    await test_.call(createShareCard, cardOf(poolId, '60'), now());
    expect(await race(atOnce('card'), () => share(poolId, '90'))).toEqual(oneOnly('LIMITS_EXCEED'));
  });

  test("of twenty parallel limit increases, one is accepted; the others exceed the rule's sum of limits", async () => {
    const poolId = await groupOf('CLASSIC_SHARE', 100);
    const cards: { id: string; version: number }[] = [];
    while (cards.length < racers) {
      const { card } = await test_.call(createShareCard, cardOf(poolId, '5'), now());
      cards.push(await test_.call(readCard, { id: card.id }, operations));
    }
    const change = { limit: usd('55'), limitPeriod: 'DAY', reason: 'MORE_SPENDING' };
    expect(
      await race(atOnce('card'), (turn) =>
        test_.post(limitCard.path, { id: cards[turn]?.id, version: cards[turn]?.version, ...change }, now()),
      ),
    ).toEqual(oneOnly('LIMITS_EXCEED'));
  });
});
