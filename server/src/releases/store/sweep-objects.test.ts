import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishModuleVersion, uploadModuleFile } from '@console/contracts/releases';
import { baseOf } from '@console/contracts/release';
import { containerOf } from '../release/container';
import type { LocalBuild } from '../release/builds';
import { integrityOf } from '../release/integrity';
import { storeFile } from '../release/store-file.actions';
import { folderStore, type ObjectStore } from './object-store';
import { createReleases, keyOf } from '../release/releases';
import { s3Store } from './s3-store';
import { startRelease } from '../release/start-release.actions';
import { localBuildOf } from '../../testing/local-build';
import { publicationWithListOf } from '../../testing/publication';
import { openS3Server, type S3Server } from '../../testing/s3-server';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-db';
import { testNow } from '../../testing/test-world';
import { objectSweep } from './sweep-objects';
import { text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

const folder = mkdtempSync(path.join(tmpdir(), 'vcc-sweep-'));
let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

const stores: [string, () => ObjectStore][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => s3Store(server.config, { timeoutMs: 2_000, waitMs: 1 })],
];

describe.each(stores)('in %s', (_place, open) => {
  let test: TestApp;
  let devops: Record<string, string>;
  let store: ObjectStore;
  beforeAll(async () => {
    store = open();
    test = await openTestApp({ store });
    const { keys, database } = test.app.deps;
    await startRelease(database.pool, { builds: [localBuildOf()], keys, store, shell: '0.1.0', now: testNow });
    devops = await test.signIn('devops');
  });
  afterAll(() => test.close());

  const buildOf = (version: string) => {
    const container = containerOf({ remote: 'cards', version });
    return localBuildOf({ version, text: version, manifest: { container } });
  };
  const bodiesOf = ({ manifest, read }: LocalBuild) => Object.keys(manifest.files).map((file) => read(file).body);
  const keysOf = ({ manifest }: LocalBuild) => Object.values(manifest.files).map(({ integrity }) => keyOf(integrity));
  const upload = async (bodies: Buffer[]) => {
    for (const body of bodies) await test.call(uploadModuleFile, { content: body.toString('base64') }, devops);
  };
  const publish = (build: LocalBuild) => {
    const publication = publicationWithListOf(build, test.app.deps.keys.teams.get('cards'));
    return test.call(publishModuleVersion, { ...publication, isRehearsal: false }, devops);
  };
  const sweepAt = async (now: Date) => {
    const { pool, owner } = test.database;
    const round = objectSweep({ pool, owner, store, clock: () => now });
    while ((await round()) > 0);
  };
  const areThere = async (keys: string[]) => (await Promise.all(keys.map((key) => store.get(key)))).map(Boolean);
  /** Content that a browser gets for each file of a version. */
  const served = async (build: LocalBuild) => {
    const { remote, version } = build.manifest;
    const { rows } = await test.database.owner.execute(
      sql`select digest from remote_version where remote = ${remote} and version = ${version}`,
      { digest: text },
    );
    const releases = createReleases({ owner: test.database.owner, store });
    const digest = rows[0]?.digest ?? '';
    const base = baseOf(remote, version, digest);
    // Marks the version as released, so that its files are served.
    await test.database.owner.execute(sql`insert into released_version values (${digest}) on conflict do nothing`);
    const files = Object.keys(build.manifest.files);
    return Promise.all(
      files.map(async (file) => (await releases.asset(`${base}${file}`, { by: 'nobody' }))?.asset.body.toString()),
    );
  };
  const messageOf = (build: LocalBuild) => bodiesOf(build).map(String);

  it.each([
    ['before the first file', 0, '2.0.0'],
    ['after the first file', 1, '2.0.1'],
    ['after half of its files', 2, '2.0.2'],
    ['after all files but one', 3, '2.0.3'],
    ['before the publication request', 4, '2.0.4'],
  ])(
    'files of a publication that stopped %s are removed after a day, and a retry succeeds',
    async (_when, sent, version) => {
      const build = buildOf(version);
      await upload(bodiesOf(build).slice(0, sent));
      const arrived = keysOf(build).slice(0, sent);
      await sweepAt(inHours(23));
      expect(await areThere(arrived)).toEqual(arrived.map(() => true));
      await sweepAt(inHours(25));
      expect(await areThere(arrived)).toEqual(arrived.map(() => false));
      if (sent > 0) expect(await publish(build)).toMatchObject({ at: 'refused' });
      await upload(bodiesOf(build));
      expect(await publish(build)).toMatchObject({ at: 'published' });
      await sweepAt(inHours(48));
      expect(await served(build)).toEqual(messageOf(build));
      expect(await served(localBuildOf())).toEqual(messageOf(localBuildOf()));
    },
  );

  it('files of a revoked version are not removed, nor are their compressed forms', async () => {
    const { integrity } = await storeFile(store, Buffer.from('words and words and words '.repeat(20)));
    const manifest = JSON.stringify({ files: { 'entry.js': { integrity } } });
    await test.database.owner.execute(sql`
      insert into remote_version (remote, version, digest, manifest, signatures, dossier, origin, state, published_at, published_by)
      values ('cards', '0.0.9', ${'9'.repeat(64)}, ${manifest}, '[]', '', 'TEAM', 'REVOKED', ${testNow}, 'system')`);
    const keys = [keyOf(integrity), `${keyOf(integrity)}.br`];
    await sweepAt(inHours(48));
    expect(await areThere(keys)).toEqual([true, true]);
    await test.database.owner.execute(sql`delete from remote_version where version = '0.0.9'`);
    await sweepAt(inHours(48));
    expect(await areThere(keys)).toEqual([false, false]);
  });

  it('another upload of an old object protects it from removal for a day', async () => {
    const build = buildOf('2.1.0');
    await upload(bodiesOf(build));
    const [first = ''] = keysOf(build);
    if (server.objects.has(`registry/${first}`))
      for (const key of keysOf(build)) age(server, `registry/${key}`, inHours(-30));
    else
      for (const key of keysOf(build)) utimesSync(path.join(folder, key.slice(0, 2), key), inHours(-30), inHours(-30));
    await upload(bodiesOf(build).slice(0, 1));
    await sweepAt(new Date());
    expect(await areThere(keysOf(build))).toEqual([true, false, false, false]);
  });

  it('a published version has all its files, even with concurrent sweeps', async () => {
    const builds = Array.from({ length: 3 }, (_, index) => buildOf(`3.0.${index}`));
    const over = new AbortController();
    // With this clock each object is old when it is stored, so that only the lock protects it.
    const sweeping = (async () => {
      while (!over.signal.aborted) await sweepAt(inHours(25));
    })();
    const published: LocalBuild[] = [];
    for (const build of builds) {
      await upload(bodiesOf(build));
      if ((await publish(build)).at === 'published') published.push(build);
    }
    over.abort();
    await sweeping;
    for (const build of builds.filter((one) => !published.includes(one))) {
      await upload(bodiesOf(build));
      expect(await publish(build)).toMatchObject({ at: 'published' });
    }
    for (const build of builds) expect(await served(build)).toEqual(messageOf(build));
  });

  it('one pass removes all old orphans of the store', async () => {
    const heap = Array.from({ length: 20 }, (_, index) => Buffer.from(`heap ${index}`));
    await Promise.all(heap.map((bytes) => storeFile(store, bytes)));
    const keys = heap.map((bytes) => keyOf(integrityOf(bytes)));
    await sweepAt(inHours(25));
    expect(await areThere(keys)).toEqual(keys.map(() => false));
    expect(await served(localBuildOf())).toEqual(messageOf(localBuildOf()));
  });
});

it('temporary files of terminated processes are removed in batches, and foreign files stay', async () => {
  const place = path.join(folder, 'killed');
  mkdirSync(path.join(place, 'ab'), { recursive: true });
  for (let index = 0; index < 60; index += 1)
    writeFileSync(path.join(place, 'ab', `${'ab'.repeat(48)}.${String(index).padStart(12, '0')}`), 'half');
  writeFileSync(path.join(place, 'ab', 'notes.txt'), 'of somebody');
  const { pool, owner, close } = await openTestDatabase('people');
  const round = objectSweep({ pool, owner, store: folderStore(place), clock: () => inHours(25) });
  const left = () => readdirSync(path.join(place, 'ab')).length;
  expect([await round(), left(), await round(), left()]).toEqual([1, 11, 0, 1]);
  await close();
});

function age({ objects }: S3Server, name: string, at: Date): void {
  const object = objects.get(name);
  if (object) object.at = at;
}
