import { rmSync } from 'node:fs';
import { id as id_ } from '@console/contracts';
import { type Database, openEmbedded } from '../../../platform/db/db';
import { migrate } from '../../../platform/db/migrate';
import { migrationsBefore } from '../../../testing/migrations-before';

const folder = migrationsBefore('merchant_accounts');
let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a database upgrade opens the missing accounts of approved merchants, and sets missing currencies from the accounts', async () => {
  await migrate(database.pool, folder);
  await database.pool.query(`
    insert into company (id, company_no, name, platform_label, copyright, brand_seed, logo_mark, default_language, timezone)
    values ('co_1', '1', '{}', '{}', '{}', '#000000', 'x', 'en_US', 'UTC');
    insert into merchant (id, company_id, merchant_no, name, registration_no, country, referral_code, status, currencies,
      created_at, created_by, updated_at, updated_by)
    select 'mer_' || status || cardinality(currencies), 'co_1', status || cardinality(currencies), '{}',
      status || cardinality(currencies), 'SG', left(status, 8) || cardinality(currencies), status, currencies, now(), 'x', now(), 'x'
    from unnest(array['ACTIVE', 'SUSPENDED', 'DRAFT', 'CLOSED']) as status
    cross join (values ('{SGD,USD}'::text[]), ('{}'::text[])) as given (currencies);
    insert into ledger_account (id, company_id, owner_type, owner_id, code, currency, normal_side, allow_negative, created_at)
    values ('ledger_1', 'co_1', 'MERCHANT', 'mer_ACTIVE0', 'MERCHANT_AVAILABLE', 'EUR', 'C', false, now());
    insert into account (id, company_id, merchant_id, currency, ledger_account_id, status, created_at, created_by,
      updated_at, updated_by)
    values ('acct_1', 'co_1', 'mer_ACTIVE0', 'EUR', 'ledger_1', 'NORMAL', now(), 'x', now(), 'x')`);
  expect(await migrate(database.pool)).toBeGreaterThan(0);
  const { rows } = await database.pool.query<{ id: string; merchant: string; currencies: string[]; opened: string[] }>(`
    select m.id as merchant, m.currencies, array(select a.currency::text from account a join ledger_account l
      on l.id = a.ledger_account_id and l.owner_id = m.id and l.currency = a.currency
      where a.merchant_id = m.id order by 1) as opened
    from merchant m order by 1`);
  expect(rows.map(({ merchant, currencies, opened }) => [merchant, currencies, opened])).toEqual([
    ['mer_ACTIVE0', ['EUR'], ['EUR']],
    ['mer_ACTIVE2', ['SGD', 'USD'], ['SGD', 'USD']],
    ['mer_CLOSED0', [], []],
    ['mer_CLOSED2', ['SGD', 'USD'], []],
    ['mer_DRAFT0', [], []],
    ['mer_DRAFT2', ['SGD', 'USD'], []],
    ['mer_SUSPENDED0', [], []],
    ['mer_SUSPENDED2', ['SGD', 'USD'], ['SGD', 'USD']],
  ]);
  const ids = await database.pool.query<{ id: string }>(`select id from account where id <> 'acct_1'`);
  expect(ids.rows.map(({ id }) => id_('acct').safeParse(id).success)).toEqual([true, true, true, true]);
});
