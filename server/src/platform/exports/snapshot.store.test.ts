import { newId } from '../db/ids';
import { bigint, bool, bytes, day, int, json, moment, nullable, numeric, text, texts } from '../db/column';
import { sql } from '../db/sql';
import type { Listing } from '../listing/find-page';
import { demoCompanies } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { snapshotReader } from './snapshot-rows';
import { countSnapshot, readFirstRows, readSnapshot, takeSnapshot } from './snapshot.store';

let console_: TestApp;
beforeAll(async () => void (console_ = await openTestApp()));
afterAll(() => console_.close());

const row = {
  id: text,
  small: int,
  minor: bigint,
  rate: numeric,
  tiny: numeric,
  is_set: bool,
  is_unset: bool,
  at: moment,
  day,
  content: json(),
  older_content: json(),
  labels: texts,
  bytes,
  currency: text,
  nothing: nullable(numeric),
};

/** One row with a value of every column type that a JSON number or a JavaScript date would change. */
const listing: Listing<typeof row> = {
  columns: sql`v.*`,
  row,
  from: sql`(select 'row_1' as id, 7 as small, 9007199254740993 as minor, 1.0832000000 as rate, 0.00000000000000000001 as tiny,
    true as is_set, false as is_unset, '2026-03-09 04:05:06.123456+00'::timestamptz as at, '2026-03-09'::date as day,
    '{"amount": "12.30", "list": [1, null], "text": "a \\"b\\", {c}"}'::jsonb as content, '["1"]'::json as older_content,
    array['a,b', '{c}', 'd "e"', null] as labels, '\\x00ff22'::bytea as bytes, 'USD'::char(3) as currency,
    null::numeric as nothing) as v`,
  joins: sql``,
  where: [sql`true`],
  id: sql`v.id`,
  sortable: { id: { expression: sql`v.id`, type: 'text' } },
  sortedBy: { field: 'id', dir: 'asc' },
};

const take = async (of: Listing = listing) => {
  const jobId = newId('job');
  const { owner } = console_.database;
  const count = await takeSnapshot(owner, { jobId, companyId: demoCompanies.aldermoor, listing: of, query: {} });
  return { jobId, count, owner };
};

test('a stored row is read like the row of the list, for every column type', async () => {
  const { jobId, count, owner } = await take();
  expect(count).toBe(1);
  const stored = await readSnapshot(owner, jobId, { after: 0, limit: 10 });
  const listed = await readFirstRows(owner, { listing, query: {} }, 10);
  expect(stored.map(snapshotReader(row))).toEqual(listed);
  expect(listed).toEqual([
    expect.objectContaining({
      minor: '9007199254740993',
      rate: '1.0832000000',
      tiny: '0.00000000000000000001',
      is_unset: false,
      content: { amount: '12.30', list: [1, null], text: 'a "b", {c}' },
      bytes: Buffer.from([0, 255, 34]),
      nothing: null,
    }),
  ]);
});

test('a listing whose columns differ from its declaration is refused before a row is stored', async () => {
  const other: Listing = { ...listing, row: { ...row, minor: int } };
  await expect(take(other)).rejects.toMatchObject({ cause: { name: 'UnexpectedColumns' } });
});

test('a snapshot with the columns of another server version is not used', async () => {
  const { jobId, owner } = await take();
  expect(await countSnapshot(owner, jobId, row)).toBe(1);
  expect(await countSnapshot(owner, jobId, { ...row, added: text })).toBe(0);
  expect(await countSnapshot(owner, jobId, { ...row, minor: numeric })).toBe(0);
});

test('a stored value that is not text is refused, so that no JSON number is read as an amount', () => {
  const reader = snapshotReader({ minor: bigint });
  expect(() => reader('[9007199254740993]')).toThrow();
  expect(reader('["9007199254740993"]')).toEqual({ minor: '9007199254740993' });
});
