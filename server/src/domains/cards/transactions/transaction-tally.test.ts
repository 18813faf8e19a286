import { listTransactions, type TransactionFilter } from '@console/contracts/cards';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { foldTransactions } from './transaction-tally.store';
import { nullable, numeric } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

const lines = sql`select company_id, merchant_id, channel_id, currency, phase, sum(transactions) as transactions,
  sum(billed) as billed from transaction_tally group by 1, 2, 3, 4, 5 having sum(transactions) <> 0 or sum(billed) <> 0`;

const wrongRow = { ...tables.transaction_tally_now, transactions: nullable(numeric), billed: nullable(numeric) };

/** Tally rows that differ from the transactions and their billed amounts. */
const wrongKinds = async () => {
  const { rows } = await test_.database.owner.execute(
    sql`
      (${lines} except select * from transaction_tally_now) union all (select * from transaction_tally_now except ${lines})`,
    wrongRow,
  );
  return rows;
};

const totalsOf = async (filter: TransactionFilter, login: 'owner' | 'merchant.owner' = 'owner') => {
  const { total, totalIsExact, aggregates } = await test_.call(listTransactions, { filter }, await test_.signIn(login));
  return { total, totalIsExact, aggregates };
};
// The tally has no dates, so this filter bypasses it.
const sinceEver = { at: { from: '2000-01-01' } };

const change = (statement: string) => test_.database.pool.query(statement);
const letters = (count: number) => `upper(left(md5(random()::text), ${count}))`;
const copy = (where: string) => `
  insert into card_transaction select (jsonb_populate_record(t, jsonb_build_object('id', 'txn_01' || ${letters(24)},
    'txn_no', 'TX-20260309-' || ${letters(10)}, 'channel_ref', null))).* from card_transaction t where ${where}`;

it.each(['owner', 'merchant.owner'] as const)('the list for %s has the totals of its transactions', async (login) => {
  const { total } = await totalsOf({}, login);
  expect(total).toBeGreaterThan(0);
  const filters: TransactionFilter[] = [
    {},
    { currency: ['USD'] },
    { status: ['PENDING'] },
    { phase: ['CLEARED', 'DECLINED'] },
  ];
  for (const filter of filters)
    expect(await totalsOf(filter, login)).toEqual(await totalsOf({ ...filter, ...sinceEver }, login));
});

it('the totals include new transactions immediately, before and after rows are merged', async () => {
  const before = await totalsOf({});
  await change(copy("phase in ('CLEARED', 'DECLINED')"));
  const after = await totalsOf({});
  expect(after.total).toBeGreaterThan(before.total);
  expect(after).toEqual(await totalsOf(sinceEver));
  expect(await wrongKinds()).toEqual([]);
  expect(await foldTransactions(test_.database.owner)).toBeGreaterThan(0);
  expect(await totalsOf({})).toEqual(after);
  await change(copy("phase = 'DECLINED'"));
  expect(await totalsOf({})).toEqual(await totalsOf(sinceEver));
  expect(await wrongKinds()).toEqual([]);
});

it('the totals follow corrections, and ignore rolled back changes', async () => {
  await change(`update card_transaction set billed_minor = billed_minor + 7 where phase = 'DECLINED'`);
  await change(`update card_transaction set phase = 'CLEARED' where phase = 'AUTHORIZED'`);
  expect(await wrongKinds()).toEqual([]);
  expect(await totalsOf({ status: ['SUCCESS'] })).toEqual(await totalsOf({ status: ['SUCCESS'], ...sinceEver }));
  const before = await totalsOf({});
  await change(`begin; ${copy("phase = 'CLEARED'")}; rollback`);
  expect(await totalsOf({})).toEqual(before);
});

it('a request cannot change the tally or its merge marks', async () => {
  for (const statement of ['delete from transaction_tally', 'update tally_fold set mark = gen_random_uuid()'])
    await expect(
      change(`begin; set local role vcc_app; ${statement}; commit`).finally(() => change('rollback')),
    ).rejects.toThrow(/permission denied/);
});
