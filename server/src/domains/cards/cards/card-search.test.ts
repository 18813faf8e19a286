import { currencies, minorDigitsOf } from '@console/contracts';
import type { Database } from '../../../platform/db/db';
import { openTestDatabase } from '../../../testing/test-db';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

test.each(currencies)('amounts in %s are sorted by their displayed value', async (currency) => {
  const { rows } = await database.pool.query<{ shown: number }>(
    `insert into ledger_account (id, company_id, owner_type, owner_id, code, currency, normal_side, allow_negative,
       posted_credit, hold_out, created_at)
     select 'ledger_' || $1, id, 'CARD', 'card_' || $1, 'CARD_BALANCE', $1, 'C', false, 123456, 456, now() from company limit 1
     returning available_milli::float8 as shown`,
    [currency],
  );
  expect(rows[0]?.shown).toBe((123_000 / 10 ** minorDigitsOf(currency)) * 1000);
});
