import { codes, type ListQuery } from '@console/contracts';
import type { Db } from '../context';
import type { Database } from '../db/db';
import { inTransaction } from '../db/transaction';
import { openTestDatabase } from '../../testing/test-db';
import { testNow as now } from '../../testing/test-world';
import { anyOf, contains, withinDays } from './filters';
import { findPage, type Listing } from './find-page';
import { bigint, text } from '../db/column';
import { sql } from '../db/sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const rowCount = 60;

/** Runs work on rows with many equal names and amounts, whose order depends on the id. */
const withRows = <T>(work: (db: Db) => Promise<T>, count = rowCount): Promise<T> =>
  inTransaction(database.pool, { as: 'owner' }, async (db) => {
    await db.execute(
      sql`create temporary table thing (id text, name text, amount bigint, currency text, at timestamptz) on commit drop`,
    );
    await db.execute(sql`
      insert into thing select 'thing_' || lpad(n::text, 6, '0'), 'name ' || n % 4, n % 5, case n % 2 when 0 then 'USD' else 'EUR' end,
        '2026-03-01T00:00:00Z'::timestamptz + n * interval '1 hour' from generate_series(1, ${count}::int) as n`);
    return work(db);
  });

const thingRow = { id: text, name: text, amount: bigint };
type Things = Listing<typeof thingRow>;

const listing = (where: Things['where'] = []): Things => ({
  columns: sql`t.id, t.name, t.amount`,
  row: thingRow,
  from: sql`thing t`,
  joins: sql``,
  where,
  id: sql`t.id`,
  sortable: {
    name: { expression: sql`t.name`, type: 'text' },
    amount: { expression: sql`t.amount::numeric`, type: 'numeric' },
    at: { expression: sql`t.at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'at', dir: 'desc' },
  total: { name: 'amount', amount: sql`t.amount`, currency: sql`t.currency` },
});

const idsOf = (db: Db, query: ListQuery, where?: Things['where']) =>
  findPage({ db, now }, listing(where), query).then(({ list }) => list.map(({ id }) => id));

const sorts: [string, NonNullable<ListQuery['sort']>][] = [
  ['the default', []],
  ['one key', [{ field: 'name', dir: 'asc' }]],
  [
    'two keys of one direction',
    [
      { field: 'name', dir: 'desc' },
      { field: 'amount', dir: 'desc' },
    ],
  ],
  [
    'two keys of both directions',
    [
      { field: 'name', dir: 'asc' },
      { field: 'amount', dir: 'desc' },
    ],
  ],
  ['a time', [{ field: 'at', dir: 'asc' }]],
];

describe('paging', () => {
  test.each(sorts)('by number with the order %s shows every row once', (_name, sort) =>
    withRows(async (db) => {
      const ids = new Set<string>();
      for (const page of [1, 2, 3]) for (const id of await idsOf(db, { page, pageSize: 20, sort })) ids.add(id);
      expect(ids.size).toBe(rowCount);
    }),
  );

  test.each(sorts)(
    'by cursor with the order %s returns the same rows in the same order, forwards and backwards',
    (_name, sort) =>
      withRows(async (db) => {
        const whole = await idsOf(db, { pageSize: 100, sort });
        const forth: string[][] = [];
        let page = await findPage({ db, now }, listing(), { pageSize: 20, sort });
        forth.push(page.list.map(({ id }) => id));
        while (page.next) {
          page = await findPage({ db, now }, listing(), { pageSize: 20, sort, after: page.next });
          forth.push(page.list.map(({ id }) => id));
        }
        expect(forth.flat()).toEqual(whole);
        page = await findPage({ db, now }, listing(), { pageSize: 20, sort, before: page.prev });
        expect(page.list.map(({ id }) => id)).toEqual(forth[1]);
        page = await findPage({ db, now }, listing(), { pageSize: 20, sort, before: page.prev });
        expect([page.list.map(({ id }) => id), page.prev]).toEqual([forth[0], undefined]);
      }),
  );

  test.each(['desc', 'asc'] as const)('parallel scans of partitions return the same pages as one scan, %s', (dir) =>
    withRows(async (db) => {
      const partitioned: Things = {
        ...listing(),
        partitions: { field: 'at', column: sql`t.amount`, values: [4, 3, 2, 1, 0] },
      };
      const request: ListQuery = { sort: [{ field: 'at', dir }], pageSize: 20 };
      const pages = (one: Things, query: ListQuery) => findPage({ db, now }, one, { ...request, ...query });
      const third = await pages(partitioned, { page: 3 });
      expect(third).toEqual(await pages(listing(), { page: 3 }));
      const second = await pages(partitioned, { before: third.prev });
      expect(second).toEqual(await pages(listing(), { before: third.prev }));
      expect(await pages(partitioned, { after: second.next })).toMatchObject({ list: third.list });
    }),
  );

  test('a cursor keeps its place when a row is inserted before it', () =>
    withRows(async (db) => {
      const first = await findPage({ db, now }, listing(), { pageSize: 10 });
      await db.execute(sql`insert into thing values ('thing_new', 'new', 1, 'USD', '2027-01-01T00:00:00Z')`);
      const second = await findPage({ db, now }, listing(), { pageSize: 10, after: first.next });
      expect(second.list.map(({ id }) => id)).toEqual((await idsOf(db, { pageSize: 30 })).slice(11, 21));
    }));

  test.each([
    'nonsense',
    Buffer.from('{"order":"name asc,id asc","values":["a","b"]}').toString('base64url'),
    ...[
      'soon',
      '0000-01-01 00:00:00+00',
      '2026-02-30 00:00:00+00',
      '2026-03-01 25:00:00+00',
      '2026-03-01 00:00:00+99',
    ].map((at) => Buffer.from(`{"order":"at desc,id desc","values":["${at}","b"]}`).toString('base64url')),
  ])('a damaged cursor, or one of another order, is refused: %s', (after) =>
    withRows(async (db) => {
      await expect(idsOf(db, { after })).rejects.toMatchObject({
        code: codes.invalid,
        fieldIssues: [{ field: 'after', code: 'INVALID' }],
      });
    }),
  );

  test('page numbers are limited to row 10,000', () =>
    withRows(async (db) => {
      expect(await idsOf(db, { page: 50, pageSize: 200 })).toEqual([]);
      await expect(idsOf(db, { page: 51, pageSize: 200 })).rejects.toMatchObject({
        code: codes.invalid,
        fieldIssues: [{ field: 'page', code: 'MAX', params: { max: '50' } }],
      });
    }));
});

describe('totals', () => {
  test('are exact up to 10,000, with sums per currency', () =>
    withRows(async (db) => {
      const { total, totalIsExact, aggregates } = await findPage({ db, now }, listing(), { pageSize: 10 });
      expect({ total, totalIsExact }).toEqual({ total: rowCount, totalIsExact: true });
      expect(aggregates['amount']).toEqual([
        { amount: '0.60', currency: 'EUR' },
        { amount: '0.60', currency: 'USD' },
      ]);
    }));

  test('are estimated above that', () =>
    withRows(async (db) => {
      await db.execute(sql`analyze thing`);
      const { total, totalIsExact, aggregates } = await findPage({ db, now }, listing(), { pageSize: 10 });
      expect(totalIsExact).toBe(false);
      expect(Math.abs(total - 12_000)).toBeLessThan(1_200);
      expect(aggregates).toEqual({});
    }, 12_000));

  test('stop at the end of the requested page if only rows are requested, and have no sums', () =>
    withRows(async (db) => {
      const page = await findPage({ db, now }, listing(), { page: 2, pageSize: 10, rowsOnly: true });
      expect(page).toMatchObject({ total: 20, totalIsExact: false, aggregates: {} });
      const whole = await findPage({ db, now }, listing([sql`t.amount = 0`]), { pageSize: 20, rowsOnly: true });
      expect(whole).toMatchObject({ total: 12, totalIsExact: true, aggregates: {} });
    }));
});

describe('filters', () => {
  test('a choice filters the list, and an empty choice does not', () =>
    withRows(async (db) => {
      expect(await idsOf(db, { pageSize: 100 }, anyOf(sql`t.name`, ['name 1', 'name 2']))).toHaveLength(30);
      expect(await idsOf(db, { pageSize: 100 }, anyOf(sql`t.name`, []))).toHaveLength(rowCount);
    }));

  test.each([
    ['NAME 1', 15],
    ['%', 0],
    ['_', 0],
    ["'; drop table thing", 0],
  ])('the keyword %s finds %i rows', (keyword, count) =>
    withRows(async (db) => {
      expect(await idsOf(db, { pageSize: 100 }, [contains(sql`t.name`, keyword)])).toHaveLength(count);
    }),
  );

  test('days are interpreted in the given time zone, and the end is exclusive', () =>
    withRows(async (db) => {
      const days = (timezone: string) => withinDays(sql`t.at`, { from: '2026-03-02', to: '2026-03-03' }, timezone);
      const inUtc = await idsOf(db, { pageSize: 100, sort: [{ field: 'at', dir: 'asc' }] }, days('UTC'));
      const inSingapore = await idsOf(
        db,
        { pageSize: 100, sort: [{ field: 'at', dir: 'asc' }] },
        days('Asia/Singapore'),
      );
      expect([inUtc.length, inUtc[0]]).toEqual([24, 'thing_000024']);
      expect([inSingapore.length, inSingapore[0]]).toEqual([24, 'thing_000016']);
    }));
});
