import { signedRelease } from '@console/contracts/release';
import type { Database } from '../../platform/db/db';
import { localBuildOf, pageOf } from '../../testing/local-build';
import { memoryStore } from '../../testing/memory-store';
import { openTestDatabase } from '../../testing/test-db';
import { testKeys } from '../../testing/test-keys';
import { testNow } from '../../testing/test-world';
import type { LocalBuild } from './builds';
import { createReleases, type Releases } from './releases';
import { firstNumber } from './release.rules';
import { renewRelease } from './renew.actions';
import { digestOf, signersOf } from './signing';
import { startRelease } from './start-release.actions';
import { sql } from '../../platform/db/sql';

const keys = testKeys();
const cards = localBuildOf();
const accounts = localBuildOf({ remote: 'accounts' });

let database: Database;
let store: ReturnType<typeof memoryStore>;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());
beforeEach(async () => {
  store = memoryStore();
  await database.owner.execute(sql`delete from release`);
  await database.owner.execute(sql`delete from remote_version`);
});

const start = (builds: LocalBuild[], now = testNow) =>
  startRelease(database.pool, { builds, keys, store, shell: '^0.1.0', now });
const releases = () => createReleases({ owner: database.owner, store });
/** File content that a visitor without a session gets at an address. */
const textAt = async (held: Releases, address: string) =>
  (await held.asset(address, { by: 'nobody' }))?.asset.body.toString();
const view = async () => (await releases().viewFor({ by: 'nobody' })).release;

const first = firstNumber(testNow);

test('the first start writes a release with all remotes, signed with the release key', async () => {
  expect(await start([accounts, cards])).toEqual({ number: first, isNew: true });
  const { release, offer } = await releases().viewFor({ by: 'nobody' });
  expect(release.remotes.map(({ remote, version }) => `${remote}@${version}`)).toEqual([
    'accounts@1.0.0',
    'cards@1.0.0',
  ]);
  expect(signersOf('release', offer.signed, keys.root)).toEqual(new Set([keys.release.id]));
  expect(signedRelease.parse(JSON.parse(offer.signed.text))).toMatchObject({ number: first, shell: '^0.1.0' });
});

test('a second start changes nothing', async () => {
  await start([accounts, cards]);
  const before = await view();
  expect(await start([accounts, cards], new Date(testNow.getTime() + 1000))).toEqual({ number: first, isNew: false });
  expect(await view()).toEqual(before);
});

test('a rebuilt remote is live with the next release number, at another address', async () => {
  await start([accounts, cards]);
  const before = await view();
  expect(await start([accounts, localBuildOf({ text: 'two' })])).toEqual({ number: first + 1, isNew: true });
  const after = await view();
  expect(after.remotes[0]).toEqual(before.remotes[0]);
  expect(after.remotes[1]?.base).not.toBe(before.remotes[1]?.base);
});

test('a local build with a page of another remote stops the start and does not change the release', async () => {
  await start([accounts, cards]);
  const before = await view();
  const manifest = { pages: [pageOf('accounts-balance')] };
  await expect(start([accounts, localBuildOf({ text: 'two', manifest })])).rejects.toThrow(
    'accounts-balance is in both accounts 1.0.0 and cards 1.0.0. Rename it in a locally built version.',
  );
  expect(await view()).toEqual(before);
});

test('release numbers do not decrease after the releases were deleted', async () => {
  await start([cards]);
  await database.owner.execute(sql`delete from release`);
  const later = new Date(testNow.getTime() + 60_000);
  expect((await start([cards], later)).number).toBeGreaterThan(first);
});

test('a remote that was removed from the checkout is no longer live', async () => {
  await start([accounts, cards]);
  await start([cards]);
  expect((await view()).remotes.map(({ remote }) => remote)).toEqual(['cards']);
});

test('a file that was changed after the build stops the start, and nothing is published', async () => {
  const changed: LocalBuild = { ...cards, read: () => ({ body: Buffer.from('else'), brotli: null, type: '' }) };
  await expect(start([changed])).rejects.toThrow('cards/dist/entry.js differs from the build');
  const { rowCount } = await database.owner.execute(sql`select from remote_version`);
  expect(rowCount).toBe(0);
});

test('a release signature is renewed after an hour, with the same number and a later expiry', async () => {
  await start([cards]);
  const after = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
  const renew = (now: Date) => renewRelease({ pool: database.pool, keys, clock: () => now });
  expect(await renew(after(59))).toBe(false);
  const held = releases();
  const before = (await held.viewFor({ by: 'nobody' })).release;
  expect(await renew(after(61))).toBe(true);
  const renewed = (await held.viewFor({ by: 'nobody' })).release;
  expect([before.number, renewed.number]).toEqual([first, first]);
  expect(Date.parse(renewed.expiresAt) - Date.parse(before.expiresAt)).toBe(61 * 60_000);
});

describe('a server clock that is off by a day', () => {
  const day = 24 * 60 * 60_000;
  const at = (ms: number) => new Date(testNow.getTime() + ms);
  const renew = (now: Date) => renewRelease({ pool: database.pool, keys, clock: () => now });
  const endOf = async () => Date.parse((await view()).expiresAt);

  test.each([
    ['behind', -day],
    ['ahead', day],
  ])(
    '%s: browsers accept its releases, and the expiry is correct a minute after the clock is corrected',
    async (_how, off) => {
      await start([cards], at(off));
      const { number } = await view();
      // Browsers accept a release up to a day and an hour after its expiry.
      expect((await endOf()) + day + 60 * 60_000).toBeGreaterThan(testNow.getTime());
      expect(await renew(at(60_000))).toBe(true);
      expect(await endOf()).toBe(at(day + 60_000).getTime());
      expect((await view()).number).toBe(number);
    },
  );

  test('behind after a release: the next release has a higher number', async () => {
    await start([cards]);
    expect(await start([localBuildOf({ text: 'two' })], at(-day))).toEqual({ number: first + 1, isNew: true });
  });
});

test('a release that expired while the server was down is renewed at the start, with the same number', async () => {
  await start([cards]);
  const later = new Date(testNow.getTime() + 9 * 24 * 60 * 60_000);
  expect(await start([cards], later)).toEqual({ number: first, isNew: false });
  expect(Date.parse((await view()).expiresAt)).toBeGreaterThan(later.getTime());
});

describe('a manifest', () => {
  test('is returned byte for byte by the digest in the release', async () => {
    await start([accounts, cards]);
    const held = releases();
    const { chosen } = (await held.viewFor({ by: 'nobody' })).offer;
    expect(chosen.map(({ remote }) => remote)).toEqual(['accounts', 'cards']);
    for (const { digest } of chosen) expect(digestOf((await held.manifest(digest)) ?? '')).toBe(digest);
    expect(await held.manifest('0'.repeat(64))).toBeNull();
  });

  test('of a revoked version is not served', async () => {
    await start([cards]);
    const { chosen } = (await releases().viewFor({ by: 'nobody' })).offer;
    await database.owner.execute(sql`update remote_version set state = 'REVOKED'`);
    expect(await releases().manifest(chosen[0]?.digest ?? '')).toBeNull();
  });
});

describe('files of a version', () => {
  test('are served only at the address with the digest of its manifest', async () => {
    await start([cards]);
    const held = releases();
    const [live] = (await held.viewFor({ by: 'nobody' })).release.remotes;
    const base = live?.base ?? '';
    expect(await textAt(held, `${base}entry.js`)).toBe('one entry.js');
    for (const address of [`${base}manifest.json`, `${base}__proto__`, '/r/cards/1.0.0-00000000/entry.js', '/r/cards/'])
      expect([address, await textAt(held, address)]).toEqual([address, undefined]);
  });

  test('are stored again by a start after the store was moved or lost', async () => {
    await start([cards]);
    store = memoryStore();
    expect(await start([cards])).toMatchObject({ isNew: false });
    const base = (await view()).remotes[0]?.base ?? '';
    expect(await textAt(releases(), `${base}entry.js`)).toBe('one entry.js');
  });

  test('of a revoked version are not served', async () => {
    await start([cards]);
    const base = (await view()).remotes[0]?.base ?? '';
    await database.owner.execute(sql`update remote_version set state = 'REVOKED'`);
    expect(await textAt(releases(), `${base}entry.js`)).toBeUndefined();
  });
});
