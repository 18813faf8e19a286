import { openTestDatabase } from '../../testing/test-db';
import { eachDriver } from '../../testing/test-driver';
import { bigint, bool, type Columns, int, nullable, oneOf, pick, text } from './column';
import type { Database } from './db';
import { ownerOf, setDriver } from './driver';
import { sql, type SQL } from './sql';
import { tables } from './tables';
import { inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const rowsOf = async (statement: SQL, columns: Columns) =>
  (await ownerOf(database.pool).execute(statement, columns)).rows;
const one = sql`select 1::int as seq, 'a' as label, 3::bigint as amount, null::text as note, true as is_low`;
const columns = { seq: int, label: text, amount: bigint, note: nullable(text), is_low: bool };

/** Returns the error about unexpected rows, as it is logged. */
const faultOf = (statement: SQL, named: Columns) =>
  rowsOf(statement, named).then(
    () => null,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

const { note: _note, ...withoutNote } = columns;

describe.each(eachDriver)('on the %s driver', (_name, driver) => {
  beforeAll(() => setDriver(database.pool, driver));

  it('returns rows that match the columns of the statement', async () => {
    expect(await rowsOf(one, columns)).toEqual([{ seq: 1, label: 'a', amount: '3', note: null, is_low: true }]);
  });

  test.each<[string, SQL, Columns, string]>([
    ['a column that nobody named', one, withoutNote, 'note is not named'],
    ['a column that is not there', one, { ...columns, more: int }, 'more is missing'],
    ['a column of another type', one, { ...columns, amount: int }, 'amount has the type 20'],
    ['nothing where there must be something', one, { ...columns, note: text }, 'note is null'],
    ['a text that is none of those it may be', one, { ...columns, label: oneOf('B', 'C') }, 'label is a'],
  ])('refuses %s', async (_what, statement, named, fault) => {
    expect(await faultOf(statement, named)).toBe(fault);
  });

  it('also refuses them for a prepared statement, whatever its earlier columns', async () => {
    const statement = sql`select ${'x'}::text as label`;
    for (let time = 0; time < 4; time += 1) expect(await rowsOf(statement, { label: text })).toEqual([{ label: 'x' }]);
    expect(await faultOf(statement, { label: int })).toBe('label has the type 25');
    expect(await rowsOf(statement, { label: text })).toEqual([{ label: 'x' }]);
  });

  it('rolls back earlier changes when rows do not match', async () => {
    const work = inTransaction(database.pool, { as: 'owner' }, async (db) => {
      await db.execute(sql`update company set version = version + 1`);
      await db.execute(sql`select 1::int as seq`, { seq: text });
    });
    const versions = () =>
      rowsOf(sql`select id, version from company order by id`, pick(tables.company, 'id', 'version'));
    const before = await versions();
    await expect(work).rejects.toThrow('a query failed');
    expect(await versions()).toEqual(before);
  });
});
