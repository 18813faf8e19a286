import type { ListQuery } from '@console/contracts';
import { openTestDatabase } from '../../testing/test-db';
import { testNow as now } from '../../testing/test-world';
import type { Db } from '../context';
import { text } from '../db/column';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { inTransaction } from '../db/transaction';
import { findPage, type Listing } from './find-page';
import { nameKey } from './name-order';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

/** Names in the expected order. Each is inserted twice, so that equal names are ordered by id. */
const names = ['alice', 'Alice', 'Ana', 'Åsa', 'bob', 'eric', 'Éric', 'Øystein', 'Zed', 'борис', 'Яна'];

const listing: Listing<{ name: typeof text }> = {
  columns: sql`p.name`,
  row: { name: text },
  from: sql`person p`,
  joins: sql``,
  where: [],
  id: sql`p.id`,
  sortable: { name: nameKey(sql`p.name`), kind: { expression: sql`p.kind`, type: 'text' } },
  sortedBy: { field: 'name', dir: 'asc' },
};

const withPeople = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(database.pool, { as: 'owner' }, async (db) => {
    await db.execute(sql`create temporary table person (id text, name text, kind text) on commit drop`);
    await db.execute(sql`insert into person select n || '-' || place, name, 'same'
      from unnest(${names.toReversed()}::text[]) with ordinality as t(name, place), generate_series(1, 2) as n`);
    return work(db);
  });

const sorts: [string, NonNullable<ListQuery['sort']>][] = [
  ['ascending', [{ field: 'name', dir: 'asc' }]],
  ['descending', [{ field: 'name', dir: 'desc' }]],
  [
    'after a key of the other direction',
    [
      { field: 'kind', dir: 'desc' },
      { field: 'name', dir: 'asc' },
    ],
  ],
];

it.each(sorts)('names are listed regardless of case and accents, %s, on one page and by cursor', (_order, sort) =>
  withPeople(async (db) => {
    const doubled = names.flatMap((name) => [name, name]);
    const expected = sort.at(-1)?.dir === 'desc' ? doubled.toReversed() : doubled;
    const whole = await findPage({ db, now }, listing, { pageSize: 50, sort });
    expect(whole.list.map(({ name }) => name)).toEqual(expected);
    let page = await findPage({ db, now }, listing, { pageSize: 10, sort });
    const walked = page.list.map(({ name }) => name);
    while (page.next) {
      page = await findPage({ db, now }, listing, { pageSize: 10, sort, after: page.next });
      walked.push(...page.list.map(({ name }) => name));
    }
    expect(walked).toEqual(expected);
    page = await findPage({ db, now }, listing, { pageSize: 10, sort, before: page.prev });
    expect(page.list.map(({ name }) => name)).toEqual(expected.slice(10, 20));
  }),
);
