import { codes } from '@console/contracts';
import * as fc from 'fast-check';
import type { Db } from '../../../platform/context';
import { demoCompanies } from '@console/demo/ids';
import type { Database } from '../../../platform/db/db';
import { inTransaction } from '../../../platform/db/transaction';
import { openTestDatabase } from '../../../testing/test-db';
import { testNow } from '../../../testing/test-world';
import { lockLedgerAccounts, openLedgerAccounts } from './ledger-account.store';
import { type Entry, findEntry, post, postAll } from './ledger.store';
import { assertBalanced, balanceOf } from './ledger.rules';

const companyId = demoCompanies.aldermoor;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const inCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(database.pool, { as: 'company', companyId }, work);

let run = 0;
/** Opens an account that can be negative, and two that cannot. */
const openThree = (currency = 'USD') => {
  run += 1;
  const keys = [
    { companyId, ownerId: `settlement-${run}`, code: 'CHANNEL_SETTLEMENT', currency } as const,
    { companyId, ownerId: `merchant-${run}`, code: 'MERCHANT_AVAILABLE', currency } as const,
    { companyId, ownerId: `card-${run}`, code: 'CARD_BALANCE', currency } as const,
  ];
  return inCompany((db) => openLedgerAccounts(db, keys, testNow));
};

const entry = (sourceId: string, lines: Entry['lines'], eventType = 'TEST'): Entry => ({
  companyId,
  eventType,
  sourceType: 'TEST',
  sourceId,
  occurredAt: testNow,
  createdBy: 'user_test',
  lines,
});

const transfer = (sourceId: string, debit: string, credit: string, amount: bigint): Entry =>
  entry(sourceId, [
    { accountId: debit, side: 'D', amount, currency: 'USD' },
    { accountId: credit, side: 'C', amount, currency: 'USD' },
  ]);

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('ledger rules', () => {
  test('an entry with different debit and credit is refused', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (debit, credit) => {
        const check = () =>
          assertBalanced([
            { accountId: 'a', side: 'D', amount: debit, currency: 'USD' },
            { accountId: 'b', side: 'C', amount: credit, currency: 'USD' },
          ]);
        if (debit === credit) expect(check).not.toThrow();
        else expect(check).toThrow('must balance');
      }),
    );
  });

  test.each([[0n], [-5n]])('an amount of %s is refused', (amount) => {
    expect(() =>
      assertBalanced([
        { accountId: 'a', side: 'D', amount, currency: 'USD' },
        { accountId: 'b', side: 'C', amount, currency: 'USD' },
      ]),
    ).toThrow('above zero');
  });
});

describe('posting', () => {
  test('changes both accounts', async () => {
    const [settlement = '', merchant = ''] = await openThree();
    expect(await inCompany((db) => post(db, transfer(merchant, settlement, merchant, 500n), testNow))).toBe(true);
    const accounts = await inCompany((db) => lockLedgerAccounts(db, [settlement, merchant]));
    expect([...accounts.values()].map(balanceOf)).toEqual([500n, 500n]);
  });

  test('an entry with the same source and event is posted only once', async () => {
    const [settlement = '', merchant = ''] = await openThree();
    const twice = transfer(`once-${merchant}`, settlement, merchant, 500n);
    expect(await inCompany((db) => postAll(db, [twice, twice], testNow))).toBe(1);
    expect(await inCompany((db) => post(db, twice, testNow))).toBe(false);
    const accounts = await inCompany((db) => lockLedgerAccounts(db, [merchant]));
    expect([...accounts.values()].map(balanceOf)).toEqual([500n]);
  });

  test('an entry that exceeds the available balance is refused and stores nothing', async () => {
    const [settlement = '', merchant = '', card = ''] = await openThree();
    const source = `poor-${merchant}`;
    const both = [transfer(`fund-${merchant}`, settlement, merchant, 100n), transfer(source, merchant, card, 101n)];
    expect(await codeOf(inCompany((db) => postAll(db, both, testNow)))).toBe(codes.exceedsBalance);
    expect(
      await inCompany((db) => findEntry(db, { sourceType: 'TEST', sourceId: source, eventType: 'TEST' })),
    ).toBeNull();
  });

  test('a posting in another currency than its account is refused', async () => {
    const [settlement = ''] = await openThree('EUR');
    const [, merchant = ''] = await openThree('USD');
    await expect(
      inCompany((db) => post(db, transfer(`mixed-${merchant}`, settlement, merchant, 5n), testNow)),
    ).rejects.toThrow('cannot be posted to an account in');
  });

  test('an account of another company is not found', async () => {
    const [settlement = '', merchant = ''] = await openThree();
    const other = demoCompanies.lanshi;
    const foreign = inTransaction(database.pool, { as: 'company', companyId: other }, (db) =>
      post(db, { ...transfer(`foreign-${merchant}`, settlement, merchant, 5n), companyId: other }, testNow),
    );
    await expect(foreign).rejects.toThrow('does not exist in this company');
  });
});

describe('the database', () => {
  test.each([
    'update ledger_line set amount_minor = 1',
    'delete from ledger_entry',
    'truncate ledger_line',
    'delete from card_status_event',
    'update ledger_hold_event set amount_minor = 1',
  ])('%s is refused even for the table owner', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('never changed or removed');
  });

  test('an unbalanced entry is refused by a trigger', async () => {
    const [settlement = ''] = await openThree();
    await inCompany((db) => post(db, transfer(`base-${settlement}`, settlement, settlement, 1n), testNow));
    const lonely = `insert into ledger_line (id, company_id, entry_id, account_id, side, amount_minor, currency, balance_after_minor)
      select 'line_lonely', company_id, id, '${settlement}', 'D', 5, 'USD', 5 from ledger_entry limit 1`;
    await expect(database.pool.query(lonely)).rejects.toThrow('not balanced');
  });
});
