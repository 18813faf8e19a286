import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  beginDevRemote,
  devSilenceSeconds,
  endDevRemote,
  keepDevRemote,
  queryDevRemotes,
  showDevBuild,
  uploadDevFile,
} from '@console/contracts/release';
import { demoUsers } from '@console/demo/ids';
import { createReleases } from '../release/releases';
import { keyIdOf, rawPublicOf, signText } from '../release/signing';
import { localBuildOf } from '../../testing/local-build';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let developer: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  developer = await test.signIn('developer');
});
afterAll(() => test.close());

function newKey() {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const raw = rawPublicOf(key);
  return { key, id: keyIdOf(raw), publicKey: raw.toString('base64') };
}
const own = newKey();

const buildOf = (version: string, text = version) => localBuildOf({ version, text });
const signed = (build: ReturnType<typeof buildOf>, key = own) =>
  signText('manifest', JSON.stringify(build.manifest), [key]);

const begin = (key = own) => test.call(beginDevRemote, { remote: 'cards', publicKey: key.publicKey }, developer);

async function upload(build: ReturnType<typeof buildOf>): Promise<void> {
  for (const file of Object.keys(build.manifest.files))
    await test.call(uploadDevFile, { content: build.read(file).body.toString('base64') }, developer);
}

const seenBy = async (headers: Record<string, string>) =>
  (await test.call(queryDevRemotes, {}, headers)).list.map(({ manifest }) => manifest.version);

it('a build is shown only to the developer who uploaded it, and its files are served', async () => {
  await begin();
  const build = buildOf('1.0.0-dev.a1');
  expect(await test.call(showDevBuild, { manifest: signed(build) }, developer)).toMatchObject({
    at: 'missing',
    files: expect.arrayContaining(['entry.js']),
  });
  expect(await seenBy(developer)).toEqual([]);
  await upload(build);
  const shown = await test.call(showDevBuild, { manifest: signed(build) }, developer);
  if (shown.at !== 'shown') throw new Error('It was not shown.');
  expect(await seenBy(developer)).toEqual(['1.0.0-dev.a1']);
  expect(await seenBy(await test.signIn('devops'))).toEqual([]);
  const { store, database } = test.app.deps;
  const releases = createReleases({ owner: database.owner, store });
  const own = { by: 'user', userId: demoUsers.developer } as const;
  expect((await releases.asset(`${shown.base}entry.js`, own))?.asset.body.toString()).toBe('1.0.0-dev.a1 entry.js');
  expect(await releases.asset(`${shown.base}other.js`, own)).toBeNull();
});

it('the developer gets the newest of several builds', async () => {
  const build = buildOf('1.0.0-dev.a2');
  await upload(build);
  test.clock.advance(1);
  await test.call(showDevBuild, { manifest: signed(build) }, developer);
  expect(await seenBy(developer)).toEqual(['1.0.0-dev.a2']);
});

it.each([
  ['another key', () => signed(buildOf('1.0.0-dev.b1'), newKey()), 'signed with another key than the first one'],
  ['a release version', () => signed(buildOf('1.0.0')), 'is not a development version'],
  [
    'the container of another version',
    () => signed(localBuildOf({ version: '1.0.0-dev.b2', manifest: { container: 'cards_v1_0_0_h0a1b2c3d' } })),
    'is not a development version',
  ],
  [
    'a remote whose development was not started',
    () => signText('manifest', JSON.stringify({ ...buildOf('1.0.0-dev.b3').manifest, remote: 'accounts' }), [own]),
    'accounts has no development build here',
  ],
  [
    'an image type that can contain scripts',
    () => {
      const build = buildOf('1.0.0-dev.b4');
      const { files } = build.manifest;
      return signText(
        'manifest',
        JSON.stringify({ ...build.manifest, files: { ...files, 'x.svg': files['entry.js'] } }),
        [own],
      );
    },
    'The file name "x.svg" is not allowed',
  ],
  ['an invalid manifest', () => signText('manifest', '{}', [own]), 'The manifest cannot be read'],
])('a build with %s is refused with the reason', async (_what, made, reason) => {
  const response = await test.post('/devRemote/show', { manifest: made() }, developer);
  expect(response).toMatchObject({ code: 1007, data: { reason: expect.stringContaining(reason) } });
  expect(await seenBy(developer)).toEqual(['1.0.0-dev.a2']);
});

it('a build is hidden while the keepalive of its tool is missing', async () => {
  test.clock.advance(devSilenceSeconds + 1);
  expect(await seenBy(developer)).toEqual([]);
  await test.call(keepDevRemote, { remote: 'cards' }, developer);
  expect(await seenBy(developer)).toEqual(['1.0.0-dev.a2']);
});

it('a new key or the end of development removes the builds', async () => {
  await begin(newKey());
  expect(await seenBy(developer)).toEqual([]);
  await begin();
  const build = buildOf('1.0.0-dev.c1');
  await upload(build);
  await test.call(showDevBuild, { manifest: signed(build) }, developer);
  await test.call(endDevRemote, { remote: 'cards' }, developer);
  expect(await seenBy(developer)).toEqual([]);
});

it('a user without the permission cannot run remotes from source', async () => {
  const operations = await test.signIn('operations');
  const input = { remote: 'cards', publicKey: own.publicKey };
  expect(await test.post('/devRemote/begin', input, operations)).toMatchObject({ code: 1403 });
  expect(await test.post('/devRemote/current', {}, operations)).toMatchObject({ code: 1403 });
});

it('with DEV_REMOTES=off a start is refused with the reason and the list is empty', async () => {
  const off = await openTestApp({ env: { DEV_REMOTES: 'off' } });
  try {
    const headers = await off.signIn('developer');
    const input = { remote: 'cards', publicKey: own.publicKey };
    expect(await off.post('/devRemote/begin', input, headers)).toMatchObject({
      code: 1007,
      data: { reason: expect.stringContaining('start a sandbox with DEV_REMOTES=on') },
    });
    expect((await off.call(queryDevRemotes, {}, headers)).list).toEqual([]);
  } finally {
    await off.close();
  }
});

it('a signed manifest is stored byte for byte', async () => {
  const { rows } = await test.database.pool.query('select digest, manifest from dev_version');
  for (const { digest, manifest } of rows) expect(createHash('sha256').update(manifest).digest('hex')).toBe(digest);
});
