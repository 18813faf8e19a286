import { demoCompanies } from '@console/demo/ids';
import type { Database } from '../../../platform/db/db';
import { Pipeline } from '../../../platform/db/pipeline';
import { databaseOver, statementsOf } from '../../../platform/db/statements';
import { shopsOf } from '../../../testing/ledger-shop';
import { openTestDatabase } from '../../../testing/test-db';
import { testNow } from '../../../testing/test-world';
import { verifyBooks } from './verify.query';
import { bool } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

const companyId = demoCompanies.aldermoor;
let database: Database;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  database = await openTestDatabase('people');
  shops = shopsOf(database);
  const shop = await shops.openShop(1_000n);
  await shops.send(shop, 'CARD_TOPPED_UP', 'card', 300n, 5n);
  await shops.hold(shop, 'hold', 20n);
});
afterAll(() => database.close());

describe('the ledger verification', () => {
  /** Returns the findings after a statement that bypasses the ledger; rolls the statement back. */
  const findsAfter = async (statement: string) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('alter table ledger_line disable trigger user; alter table ledger_entry disable trigger user');
      await client.query(statement);
      await client.query(`select set_config('app.company_id', '${companyId}', true)`);
      await client.query('set local role vcc_app');
      return (
        await verifyBooks(databaseOver(new Pipeline(client), statementsOf(database.pool), 'request'), testNow)
      ).findings.map(({ check }) => check);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test.each([
    [
      'a posting with a changed amount',
      'update ledger_line set amount_minor = amount_minor + 1 where id = (select max(id) from ledger_line)',
      ['ENTRY_BALANCED', 'BALANCE_FROM_LINES', 'CHAIN'],
    ],
    [
      'a removed entry',
      'delete from ledger_line where entry_id = (select max(id) from ledger_entry); delete from ledger_entry where id = (select max(id) from ledger_entry)',
      ['BALANCE_FROM_LINES', 'CHAIN'],
    ],
    [
      'a gap in the entry numbers (L12)',
      'update ledger_entry set seq = seq + 1 where id = (select max(id) from ledger_entry)',
      ['CHAIN'],
    ],
    [
      'an entry with a changed time',
      "update ledger_entry set occurred_at = occurred_at - interval '1 day' where id = (select min(id) from ledger_entry)",
      ['CHAIN'],
    ],
    [
      'a raised balance',
      'update ledger_account set posted_credit = posted_credit + 1 where id = (select min(account_id) from ledger_hold)',
      ['BALANCE_FROM_LINES', 'TRIAL_BALANCE'],
    ],
    [
      'an account total without its hold',
      'update ledger_account set hold_out = 0 where id = (select min(account_id) from ledger_hold)',
      ['HOLD_FROM_HOLDS'],
    ],
    [
      'a closed account with a balance (L8)',
      "update ledger_account set status = 'CLOSED' where id = (select min(account_id) from ledger_hold)",
      ['CLOSED_IS_EMPTY'],
    ],
    [
      'a card count without cards',
      `insert into card_tally select id, 'mer_x', 'chan_x', 'USD', 'ACTIVE', '', date '2027-01-01', -1, -500 from company`,
      ['CARD_TALLY'],
    ],
    ['a BIN count without cards', "insert into bin_tally select id, 'mer_x', 'bin_x', 1 from company", ['BIN_TALLY']],
    [
      'a purchase count without purchases',
      `insert into purchase_tally select id, 'mer_x', 'chan_x', 'bin_x', 'USD', date '2026-03-01', '', 1, 0, 0 from company`,
      ['PURCHASE_TALLY'],
    ],
    [
      'a spent amount without purchases',
      `insert into purchase_tally select id, 'mer_x', 'chan_x', 'bin_x', 'USD', date '2026-03-01', '', 0, 500, 0 from company`,
      ['PURCHASE_TALLY'],
    ],
    [
      'a transaction total without transactions',
      "insert into transaction_tally select id, 'mer_x', 'chan_x', 'USD', 'CLEARED', 0, 500 from company",
      ['TRANSACTION_TALLY'],
    ],
  ])('finds %s', async (_name, statement, checks) => {
    const found = await findsAfter(statement);
    expect(checks.filter((check) => !found.some((one) => one === check))).toEqual([]);
  });

  test('reports no findings for a consistent ledger', async () => {
    expect(await findsAfter('select 1')).toEqual([]);
    expect(
      await shops.inCompany((db) =>
        db.execute(sql`select count(*)::int = max(seq) as whole from ledger_entry`, { whole: bool }),
      ),
    ).toMatchObject({
      rows: [{ whole: true }],
    });
  });
});
