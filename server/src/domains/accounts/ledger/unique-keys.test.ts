import { demoCompanies } from '@console/demo/ids';
import type { Database } from '../../../platform/db/db';
import { openTestDatabase } from '../../../testing/test-db';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('demo');
});
afterAll(() => database.close());

/** Copies a row with another id, so that only a unique key of the table can refuse it. */
async function again(table: string, fresh: string): Promise<unknown> {
  const statement = `
    insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${fresh})).* from ${table} t
    where company_id = '${demoCompanies.aldermoor}' limit 1`;
  return database.pool.query(statement).then(
    ({ rowCount }) => rowCount,
    (error: unknown) => (error instanceof Error && 'constraint' in error ? error.constraint : error),
  );
}

test.each([
  [
    'an entry of the same source, event and leg',
    'ledger_entry',
    `jsonb_build_object('id', 'entry_twin', 'seq', 999999999, 'reverses_entry_id', null)`,
    'ledger_entry_source_type_source_id_event_type_leg_key_key',
  ],
  [
    'an entry with the same number',
    'ledger_entry',
    `jsonb_build_object('id', 'entry_twin', 'leg_key', 'twin', 'reverses_entry_id', null)`,
    'ledger_entry_company_id_seq_key',
  ],
])('%s is refused by a unique key of the table', async (_name, table, fresh, constraint) => {
  expect(await again(table, fresh)).toBe(constraint);
});

test('a duplicate channel event is refused by a unique key of the table', async () => {
  const { rows } = await database.pool.query<{ columns: string }>(`
    select pg_get_constraintdef(oid) as columns from pg_constraint
    where conrelid = 'card_transaction_event'::regclass and contype = 'u'`);
  expect(rows.map(({ columns }) => columns)).toEqual(['UNIQUE (channel_id, external_id)']);
});
