import { type CardFilter, countCards, listCards } from '@console/contracts/cards';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { stateSql } from './card-search.query';
import { foldTally } from './card-tally.store';
import { int, json, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

const lines = sql`select company_id, merchant_id, channel_id, currency, standing, block_source, valid_to, sum(cards) as cards,
  sum(available) as available from card_tally group by 1, 2, 3, 4, 5, 6, 7 having sum(cards) <> 0 or sum(available) <> 0`;

/** Tally rows that differ from the cards and their balances. */
const wrongKinds = async () => {
  const { rows } = await test_.database.owner.execute(
    sql`
      select to_json(wrong) as kind from (
        (${lines} except select * from card_tally_now) union all (select * from card_tally_now except ${lines})) as wrong`,
    { kind: json() },
  );
  return rows;
};

const change = (statement: string) => test_.database.pool.query(statement);

it.each([0, 200, 600])('the counts of the tabs equal those of the cards %i days later', async (days) => {
  test_.clock.advance(days * 86_400);
  const { states } = await test_.call(countCards, {}, await test_.signIn('owner'));
  const { rows } = await test_.database.owner.execute(
    sql`
      select ${stateSql(test_.clock.now.toISOString().slice(0, 10))} as state, count(*)::int as count from card c
      where c.company_id = (select company_id from app_user where login_name = 'owner') and c.deleted_at is null
      group by 1`,
    { state: text, count: int },
  );
  const counted = states.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(rows.map(({ state, count }) => [state, count])));
});

const filters: CardFilter[] = [
  {},
  { state: ['EXPIRED'] },
  { state: ['ACTIVE', 'PENDING'] },
  { state: ['CREATING'] },
  { expiryState: ['EXPIRING', 'EXPIRED'] },
  { currency: ['USD'], state: ['FROZEN'] },
  { blockSource: ['RISK'] },
];

it.each(filters)('a list has the same totals from the tally and from its cards: %j', async (filter) => {
  const owner = await test_.signIn('owner');
  const totalsOf = async (request: CardFilter) => {
    const { total, totalIsExact, aggregates } = await test_.call(listCards, { filter: request }, owner);
    return { total, totalIsExact, aggregates };
  };
  // The tally has no creation date, so this filter bypasses it.
  expect(await totalsOf(filter)).toEqual(await totalsOf({ ...filter, created: { from: '2000-01-01' } }));
});

it('the tally follows every change of a card, and merging its rows changes no sum', async () => {
  expect(await wrongKinds()).toEqual([]);
  await change(`update card set status = 'BLOCKED', block_source = 'RISK' where status = 'ACTIVE' and random() < 0.5`);
  await change(`update card set valid_to = valid_to + 1 where status = 'BLOCKED' and random() < 0.5`);
  await change(`update card set deleted_at = now() where random() < 0.1`);
  await change(`update card set deleted_at = null where deleted_at is not null and random() < 0.5`);
  expect(await wrongKinds()).toEqual([]);
  await change(`update ledger_account set hold_out = hold_out + 1 where owner_type = 'CARD' and balance > hold_out`);
  expect(await wrongKinds()).toEqual([]);
  expect(await foldTally(test_.database.owner)).toBeGreaterThan(0);
  expect(await wrongKinds()).toEqual([]);
});

it('a rolled back change is not counted, and a request cannot change the tally', async () => {
  const before = await test_.database.pool.query('select sum(cards) from card_tally');
  await change(`begin; update card set deleted_at = now(); rollback`);
  const after = await test_.database.pool.query('select sum(cards) from card_tally');
  expect(after.rows).toEqual(before.rows);
  await expect(
    change(`begin; set local role vcc_app; delete from card_tally; commit`).finally(() => change('rollback')),
  ).rejects.toThrow(/permission denied/);
});
