import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codes } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { features } from '@console/server/domains';
import { text } from '@console/server/platform/db/column';
import { type Database, openDatabase, openEmbedded } from '@console/server/platform/db/db';
import { migrate } from '@console/server/platform/db/migrate';
import { sql } from '@console/server/platform/db/sql';
import { syncReference } from '@console/server/platform/reference/reference.store';
import { openTestApp } from '@console/server/testing/test-app';
import { testVault } from '@console/server/testing/test-world';
import type { DemoLogin } from './ids';
import { seedDemo } from './seed-demo';

type Moment = [name: string, at: string];
/** First pages of lists without dates, by user and list. */
type Pages = Map<string, { isRefused: boolean; rows: number; page: string }>;

const first: Moment = ['28 February', '2027-02-28T10:00:00.000Z'];
const others: Moment[] = [
  ['31 October, when it is nearly 1 November in Singapore', '2026-10-31T15:59:30.000Z'],
  ['31 December, when it is 1 January in Singapore', '2026-12-31T23:20:00.000Z'],
  ['today', new Date().toISOString()],
];
/** Dates for EVERY_DATABASE=on only: each takes about 12 s of one core. */
const further: Moment[] = [
  ['28 February of a leap year', '2028-02-28T23:59:00.000Z'],
  ['29 February', '2028-02-29T00:10:00.000Z'],
  ['the first second of a year', '2027-01-01T00:00:00.000Z'],
  ['the hour that New York skips in spring', '2027-03-14T07:00:30.000Z'],
  ['the hour that New York repeats in autumn', '2026-11-01T06:30:00.000Z'],
  ['31 March, 30 days before a shorter month ends', '2027-03-31T04:00:00.000Z'],
];

const logins: DemoLogin[] = ['owner', 'devops', 'owner.zh', 'merchant.owner'];

/** Lists that depend on the test: its own sessions, and the offsets of time zones on that day. */
const notOfDemo = ['/session/query', '/common/timezoneList'];

/** API operations that return a list and accept an empty input. */
const lists = Object.values(operations)
  .filter(({ reads, input, output }) => reads && 'list' in fieldsOf(output) && input.safeParse({}).success)
  .filter((operation) => operation.permission !== 'onboarding' && !notOfDemo.includes(operation.path));

function fieldsOf(output: object): object {
  return 'shape' in output && typeof output.shape === 'object' ? (output.shape ?? {}) : {};
}

const folder = mkdtempSync(path.join(tmpdir(), 'vcc-test-days-'));
const migrated = path.join(folder, 'migrated.tar');
let expected: Pages;
beforeAll(async () => {
  const { embedded, database } = await openEmbedded({ dataDir: null });
  await migrate(database.pool);
  await syncReference(database.pool, features);
  writeFileSync(migrated, await embedded.dump());
  await database.close();
  expected = await pagesOn(first);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function pagesOn([, at]: Moment): Promise<Pages> {
  const now = new Date(at);
  const database = await openDatabase({ at: 'dump', dump: migrated });
  await seedDemo(database.pool, { now, vault: testVault, size: 'small' });
  const app = await openTestApp({ filled: { database, now } });
  try {
    expect(await contradictions(database)).toEqual([]);
    const pages: Pages = new Map();
    for (const login of logins) {
      const headers = await app.signIn(login);
      for (const list of lists) {
        const { code, data } = await app.post(list.path, {}, headers);
        const isRefused = code !== codes.ok;
        pages.set(`${login} ${list.path}`, { isRefused, rows: rowsOf(data), page: withoutDates(data) });
      }
    }
    return pages;
  } finally {
    await app.close();
  }
}

const rowsOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list) ? data.list.length : 0;

/** Keys whose values depend on dates or on calls of the test. */
const derived = new Set(['asOf', 'next', 'prev', 'hash', 'prevHash', 'traceId', 'expiry']);

const withoutDates = (data: unknown): string =>
  (JSON.stringify(data, (key, value: unknown) => (derived.has(key) ? undefined : value), 1) ?? '')
    .replace(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?/g, 'DAY')
    // Document numbers, such as INV-202602-000001 and TX-20260228-ABC.
    .replace(/\b([A-Z]{2,3})-\d{6,8}-/g, '$1-DAY-')
    // Ids begin with their creation time, and those created by the test end with random characters.
    .replace(/\b([a-z]+)_[\dA-Z]{26}\b/g, '$1_ID');

/** Returns purchases whose decision or fees contradict the date in their company's time zone. */
async function contradictions({ owner }: Database): Promise<unknown[]> {
  const { rows } = await owner.execute(
    sql`
      select p.id from (
        select t.*, (t.at at time zone o.timezone)::date as day from card_transaction t join company o on o.id = t.company_id
      ) p
      join card c on c.id = p.card_id left join fee_setting f on f.id = p.fee_id
      where p.day < f.effective_from or p.day >= f.effective_to or p.day < c.valid_from
        or (p.day > c.valid_to and p.phase not in ('DECLINED', 'FORCE_POSTED'))
        or (p.day <= c.valid_to and p.decline_code = 'EXPIRED_CARD' and p.trace -> -1 ->> 'check' = 'VALIDITY')`,
    { id: text },
  );
  return rows;
}

test('each list is allowed for at least one user, and most lists have rows', () => {
  const pages = [...expected].map(([name, page]) => ({ path: name.split(' ')[1], ...page }));
  const answered = new Set(pages.flatMap(({ path: list, isRefused }) => (isRefused ? [] : [list])));
  expect(lists.map(({ path: list }) => list).filter((list) => !answered.has(list))).toEqual([]);
  const filled = new Set(pages.flatMap(({ path: list, rows }) => (rows > 0 ? [list] : [])));
  expect(filled.size).toBeGreaterThan(lists.length / 2);
});

const everyMoment = process.env['EVERY_DATABASE'] === 'on' ? [...others, ...further] : others;

test.each(everyMoment)(
  'on %s the first page of each list equals that of 28 February except for dates',
  async (...moment) => {
    const pages = await pagesOn(moment);
    for (const [name, { page }] of expected) expect([name, pages.get(name)?.page]).toEqual([name, page]);
  },
);
