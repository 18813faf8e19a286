import { openEmbedded, type Database } from './db';
import { migrate } from './migrate';

let database: Database;
beforeAll(async () => {
  ({ database } = await openEmbedded({ dataDir: null }));
  await migrate(database.pool);
});
afterAll(() => database.close());

/** A rebuilt index has another file. */
async function stateOf() {
  const { rows } = await database.pool.query<{ file: number; isCurrent: boolean }>(`
    select pg_relation_filenode('cardholder_by_name') as file, collversion = pg_collation_actual_version(oid) as "isCurrent"
    from pg_collation where collname = 'name_order'`);
  return rows[0];
}

it('the next start after a change of ICU rebuilds the indexes of names, once', async () => {
  const before = await stateOf();
  await database.pool.query(`update pg_collation set collversion = 'earlier' where collname = 'name_order'`);
  await migrate(database.pool);
  const rebuilt = await stateOf();
  expect(rebuilt).toMatchObject({ isCurrent: true });
  expect(rebuilt?.file).not.toBe(before?.file);
  await migrate(database.pool);
  expect(await stateOf()).toEqual(rebuilt);
});
