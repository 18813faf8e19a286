import { generateKeyPairSync } from 'node:crypto';
import { until } from '@console/configs/jest/deadline';
import { endSession } from '@console/contracts';
import {
  activateVersion,
  drainRemote,
  listReleases,
  rollBackRemote,
  withdrawVersion,
} from '@console/contracts/releases';
import {
  baseOf,
  beginDevRemote,
  fileListName,
  manifestAddress,
  showDevBuild,
  uploadDevFile,
  type Audience,
} from '@console/contracts/release';
import { demoUsers, type DemoLogin } from '@console/demo/ids';
import { localBuildOf } from '../../testing/local-build';
import { publishCards, releaseFirst } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { keyOf } from './releases';
import { keyIdOf, rawPublicOf, signText } from './signing';
import { text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp({ isReleased: true });
  await releaseFirst(test);
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const get = (url: string, cookie = '', { app } = test) => app.inject({ method: 'GET', url, headers: { cookie } });
const statusOf = async (url: string, cookie = '') => (await get(url, cookie)).statusCode;

/** Publishes a version with its files; returns the addresses of a file, the file list and the manifest. */
async function publish(version: string): Promise<[file: string, list: string, manifest: string]> {
  const build = localBuildOf({ version, text: version });
  for (const [file, { integrity }] of Object.entries(build.manifest.files))
    await test.app.deps.store.put(keyOf(integrity), build.read(file).body);
  await publishCards(test, { version, text: version });
  const { rows } = await test.database.owner.execute(
    sql`select digest from remote_version where remote = 'cards' and version = ${version}`,
    { digest: text },
  );
  const digest = rows[0]?.digest ?? '';
  const base = baseOf('cards', version, digest);
  return [`${base}entry.js`, base + fileListName, manifestAddress(digest)];
}

const about = async () => {
  const [newest] = (await test.call(listReleases, {}, devops)).list;
  return { remote: 'cards', why: 'A test decides it.', onNumber: newest?.number ?? 0 };
};
const activate = async (version: string, audience: Audience = { to: 'everyone' }) =>
  test.call(activateVersion, { ...(await about()), version, audience, isMinimum: false }, devops);
const statuses = (addresses: string[]) => Promise.all(addresses.map((address) => statusOf(address)));

describe('a file, the file list and the manifest of a version', () => {
  it.each<[string, string, Audience]>([
    ['everyone', '2.0.0', { to: 'everyone' }],
    ['one user', '2.1.0', { to: 'users', ids: [demoUsers.owner] }],
    ['a share of users', '2.2.0', { to: 'percent', percent: 1 }],
    ['a company', '2.3.0', { to: 'companies', ids: ['company_demo'] }],
  ])('return 404 while it is only published, and 200 once it is live for %s', async (_whom, version, audience) => {
    const addresses = await publish(version);
    expect(await statuses(addresses)).toEqual([404, 404, 404]);
    await activate(version, audience);
    expect(await statuses(addresses)).toEqual([200, 200, 200]);
  });

  it('are still served to open pages after another version is live', async () => {
    const [canary, live] = [await publish('3.0.0'), await publish('3.1.0')];
    await activate('3.0.0', { to: 'users', ids: [demoUsers.owner] });
    await test.call(drainRemote, await about(), devops);
    await activate('3.1.0');
    await test.call(rollBackRemote, await about(), devops);
    expect(await statuses([...canary, ...live])).toEqual(Array(6).fill(200));
  });

  it.each(['QUARANTINED', 'REVOKED'] as const)('return 404 once it is %s', async (state) => {
    const version = state === 'REVOKED' ? '4.0.0' : '4.1.0';
    const addresses = await publish(version);
    await activate(version);
    expect(await statuses(addresses)).toEqual([200, 200, 200]);
    await test.call(withdrawVersion, { ...(await about()), version, as: state }, devops);
    // The database notifies each process shortly after the response.
    await until(async () => !(await statuses(addresses)).includes(200), 'A withdrawal that this process knows of');
    expect(await statuses(addresses)).toEqual([404, 404, 404]);
  });

  it.each([
    ['QUARANTINED', 200],
    ['REVOKED', 404],
  ])('of state %s that the newest release contains return %i', async (state, status) => {
    const version = state === 'REVOKED' ? '5.0.0' : '5.1.0';
    const addresses = await publish(version);
    await activate(version);
    await test.database.owner.execute(
      sql`update remote_version set state = ${state} where remote = 'cards' and version = ${version}`,
    );
    expect(await statuses(addresses)).toEqual([status, status, status]);
  });
});

describe('a build from source', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const raw = rawPublicOf(privateKey);
  const key = { key: privateKey, id: keyIdOf(raw) };

  /** Headers that a signed-in browser sends with each call, and its cookie alone. */
  async function browserOf(loginName: DemoLogin) {
    const headers = await test.signIn(loginName);
    return { headers, cookie: headers['cookie'] ?? '' };
  }

  async function show(headers: Record<string, string>, version: string): Promise<string> {
    const build = localBuildOf({ version, text: version });
    await test.call(beginDevRemote, { remote: 'cards', publicKey: raw.toString('base64') }, headers);
    for (const file of Object.keys(build.manifest.files))
      await test.call(uploadDevFile, { content: build.read(file).body.toString('base64') }, headers);
    const manifest = signText('manifest', JSON.stringify(build.manifest), [key]);
    const shown = await test.call(showDevBuild, { manifest }, headers);
    if (shown.at !== 'shown') throw new Error('It was not shown.');
    return `${shown.base}entry.js`;
  }

  it('is served only to its developer and is not cached', async () => {
    const developer = await browserOf('developer');
    const owner = await browserOf('owner');
    const address = await show(developer.headers, '9.9.9-dev.a1');
    const { statusCode, body, headers } = await get(address, developer.cookie);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '9.9.9-dev.a1 entry.js', 'no-store']);
    // Another session of the same developer gets the file too.
    expect(await statusOf(address, (await browserOf('developer')).cookie)).toBe(200);
    for (const cookie of [
      '',
      owner.cookie,
      `${owner.cookie}x`,
      'resume=',
      `resume=${developer.headers['authorization'] ?? ''}`,
    ])
      expect([cookie, await statusOf(address, cookie)]).toEqual([cookie, 404]);
  });

  it('with the same digest from two developers is served to both', async () => {
    const [one, other] = [await browserOf('developer'), await browserOf('owner')];
    const address = await show(one.headers, '9.9.9-dev.a2');
    expect(await statusOf(address, other.cookie)).toBe(404);
    expect(await show(other.headers, '9.9.9-dev.a2')).toBe(address);
    expect([await statusOf(address, one.cookie), await statusOf(address, other.cookie)]).toEqual([200, 200]);
  });

  it('returns 404 after its developer has signed out', async () => {
    const developer = await browserOf('developer');
    const address = await show(developer.headers, '9.9.9-dev.a3');
    expect(await statusOf(address, developer.cookie)).toBe(200);
    await test.call(endSession, {}, developer.headers);
    expect(await statusOf(address, developer.cookie)).toBe(404);
  });

  it('returns 404 if builds from source are switched off', async () => {
    const developer = await browserOf('developer');
    const address = await show(developer.headers, '9.9.9-dev.a4');
    const off = test.app.deps.config.hasDevRemotes;
    test.app.deps.config.hasDevRemotes = false;
    try {
      expect(await statusOf(address, developer.cookie)).toBe(404);
    } finally {
      test.app.deps.config.hasDevRemotes = off;
    }
  });
});
