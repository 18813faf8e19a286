import { listCardBins } from '@console/contracts/cards';
import { demoCompanies } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { foldBinTally } from './bin-tally.store';
import { json } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

const lines = sql`select company_id, merchant_id, bin_id, sum(cards) as cards from bin_tally group by 1, 2, 3
  having sum(cards) <> 0`;

/** Tally rows that differ from the cards. */
const wrongLines = async () => {
  const { rows } = await test_.database.owner.execute(
    sql`
      select to_json(wrong) as line from (
        (${lines} except select * from bin_tally_now) union all (select * from bin_tally_now except ${lines})) as wrong`,
    { line: json() },
  );
  return rows;
};

const change = (statement: string) => test_.database.pool.query(statement);

it('the list has the issued cards of each BIN and its purchases of 30 days', async () => {
  const { list } = await test_.call(listCardBins, { pageSize: 100 }, await test_.signIn('owner'));
  const { rows } = await test_.database.pool.query<Record<string, unknown>>(
    `select b.id, (select count(*)::int from card c where c.bin_id = b.id and c.company_id = $1
         and c.create_status = 'SUCCESS') as issued, count(t.id)::int as purchases,
       (count(t.id) filter (where t.phase = 'DECLINED'))::int as declined
     from card_bin b left join (card c join card_transaction t on t.card_id = c.id and t.type = 'PURCHASE'
       join company o on o.id = c.company_id
         and (t.at at time zone o.timezone)::date > ($2::timestamptz at time zone o.timezone)::date - 30)
       on c.bin_id = b.id and c.company_id = $1
     group by b.id`,
    [demoCompanies.aldermoor, test_.clock.now],
  );
  const reported = list.map(({ id, issued, purchases, declined }) => ({ id, issued, purchases, declined }));
  expect(reported.some(({ purchases, declined }) => purchases > declined && declined > 0)).toBe(true);
  expect(reported).toEqual(reported.map(({ id }) => rows.find((row) => row['id'] === id)));
});

it('the tally follows every change, and merging its rows changes no sum', async () => {
  expect(await wrongLines()).toEqual([]);
  await change(`update card set create_status = 'FAILED', status = null where id in (select id from card
    where create_status = 'SUCCESS' and status = 'ACTIVE' limit 20)`);
  expect(await wrongLines()).toEqual([]);
  expect(await foldBinTally(test_.database.owner)).toBeGreaterThan(0);
  expect(await wrongLines()).toEqual([]);
  expect(await foldBinTally(test_.database.owner)).toBe(0);
});

it('a request cannot change the tally', async () => {
  await expect(
    change(`begin; set local role vcc_app; delete from bin_tally; commit`).finally(() => change('rollback')),
  ).rejects.toThrow(/permission denied/);
});
