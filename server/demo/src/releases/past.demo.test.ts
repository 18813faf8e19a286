import { memoryStore } from '@console/server/testing/memory-store';
import { localBuildOf } from '@console/server/testing/local-build';
import { openTestDatabase } from '@console/server/testing/test-db';
import { testKeys } from '@console/server/testing/test-keys';
import { testNow } from '@console/server/testing/test-world';
import type { Database } from '@console/server/platform/db/db';
import { int, text } from '@console/server/platform/db/column';
import { sql } from '@console/server/platform/db/sql';
import { manifestIn } from '@console/server/releases/release/file-list';
import { createReleases } from '@console/server/releases/release/releases';
import { startRelease } from '@console/server/releases/release/start-release.actions';
import { findEarlier, findNewest } from '@console/server/releases/release/release.store';
import { keepPagesOpen } from './open-pages';
import { pastOf } from './past';

const keys = testKeys();
const builds = ['cards', 'accounts'].map((remote) => localBuildOf({ remote, version: '0.1.0' }));
const store = memoryStore();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
  await start();
});
afterAll(() => database.close());

const start = (now = testNow) =>
  startRelease(database.pool, { builds, keys, store, shell: '^0.1.0', now, past: pastOf(builds, now) });

const count = async (from: string) =>
  (await database.owner.execute(sql.raw(`select count(*)::int as n from ${from}`), { n: int })).rows[0]?.n;

test('a new demo has a running canary, a rolled back canary and an earlier version for a rollback', async () => {
  const newest = await findNewest(database.owner);
  expect(newest?.remotes['cards']?.lanes.map(({ version, audience }) => [version, audience.to])).toEqual([
    ['0.2.0', 'percent'],
    ['0.1.0', 'everyone'],
  ]);
  expect(newest?.remotes['accounts']?.lanes.map(({ version }) => version)).toEqual(['0.1.0']);
  expect(await count("release where kind = 'ROLLBACK'")).toBe(1);
  expect((await findEarlier(database.owner, 'cards')).map(({ version }) => version)).toEqual(['0.0.9']);
});

test('each version is served with its manifest and all its files', async () => {
  const releases = createReleases({ owner: database.owner, store });
  const { rows } = await database.owner.execute(sql`select digest, manifest, files from remote_version`, {
    digest: text,
    manifest: text,
    files: text,
  });
  expect(rows.length).toBe(2 + 2 + 2);
  for (const row of rows) {
    const { digest, manifest } = row;
    expect(await releases.manifest(digest)).toBe(manifest);
    const { remote, version, files } = manifestIn(row);
    for (const file of ['files.json', ...Object.keys(files)])
      expect(
        await releases.asset(`/r/${remote}/${version}-${digest.slice(0, 8)}/${file}`, { by: 'nobody' }),
      ).not.toBeNull();
  }
});

test('a second start does not change the releases', async () => {
  const before = await findNewest(database.owner);
  expect(await start(new Date(testNow.getTime() + 1000))).toEqual({ number: before?.number, isNew: false });
});

test('open pages run several versions, wait or fail, and a second report adds no pages', async () => {
  await keepPagesOpen(database.pool, testNow);
  const pages = await count('session_page');
  expect(pages).toBe(30);
  expect(await count("session_page where remotes::text like '%FAILED%'")).toBe(1);
  expect(await count("session_page where remotes::text like '%PENDING%'")).toBeGreaterThan(2);
  expect(await count("remote_mount where version = '0.2.0'")).toBeGreaterThan(0);
  await keepPagesOpen(database.pool, new Date(testNow.getTime() + 60_000));
  expect(await count('session_page')).toBe(pages);
  expect(await count('session where ended_at is null')).toBeGreaterThanOrEqual(30);
});
