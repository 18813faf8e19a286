import { openTestPglite } from '../../testing/pglite-test-db';
import { int, numeric } from './column';
import type { Database } from './db';
import { analyzeChanged, shortenLog } from './embedded-care';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestPglite('people');
  await database.owner.execute(sql`create table filled (text text)`);
});
afterAll(() => database.close());

const fill = (rows: number) =>
  database.owner.execute(sql`insert into filled select repeat('x', 900) from generate_series(1, ${rows})`);
const logBytes = async () => {
  const { rows } = await database.owner.execute(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`,
    { bytes: numeric },
  );
  return Number(rows[0]?.bytes);
};

test('the write-ahead log is truncated only if it exceeds the limit', async () => {
  await database.owner.execute(sql`checkpoint`);
  await fill(3000);
  const written = await logBytes();
  expect(written).toBeGreaterThan(2_000_000);
  expect(await shortenLog(database.owner, written + 1_000_000)).toBe(false);
  expect(await shortenLog(database.owner, 1_000_000)).toBe(true);
  expect(await logBytes()).toBeLessThan(100_000);
  expect(await shortenLog(database.owner, 1_000_000)).toBe(false);
});

test('a start analyzes only tables that have no statistics or have changed in size', async () => {
  await analyzeChanged(database.owner);
  expect(await analyzeChanged(database.owner)).toEqual([]);
  await fill(10);
  expect(await analyzeChanged(database.owner)).toEqual([]);
  await fill(1000);
  await database.owner.execute(sql`create table "Another" (text text)`);
  expect(await analyzeChanged(database.owner)).toEqual(['"Another"', 'filled']);
  const { rows } = await database.owner.execute(
    sql`select reltuples::int as rows from pg_class where relname = 'filled'`,
    { rows: int },
  );
  expect(rows).toEqual([{ rows: 4010 }]);
});
