import {
  activateVersion,
  drainRemote,
  listReleases,
  rollBackRemote,
  withdrawVersion,
} from '@console/contracts/releases';
import { signedRelease, type Audience } from '@console/contracts/release';
import { demoUsers } from '@console/demo/ids';
import { publishCards, releaseFirst } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testNow } from '../../testing/test-world';
import { createReleases } from './releases';
import { firstNumber } from './release.rules';
import { signersOf } from './signing';
import { counted } from '../../platform/db/common-columns';
import { sql } from '../../platform/db/sql';

let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await releaseFirst(test);
  for (const version of ['1.1.0', '1.2.0']) await publishCards(test, { version, text: version });
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const why = 'A test decides it.';
const live = async () => {
  const [newest] = (await test.call(listReleases, {}, devops)).list;
  if (!newest) throw new Error('There is a release.');
  return newest;
};
const about = async (remote = 'cards') => ({ remote, why, onNumber: (await live()).number });
const activate = async (version: string, audience: Audience = { to: 'everyone' }) =>
  test.call(activateVersion, { ...(await about()), version, audience, isMinimum: false }, devops);

/** Versions that a user's document would contain. */
async function runs(login: 'devops' | 'owner'): Promise<string[]> {
  const releases = createReleases({ owner: test.database.owner, store: test.app.deps.store });
  const { release } = await releases.viewFor({ by: 'user', userId: demoUsers[login] });
  return release.remotes.map(({ remote, version }) => `${remote}@${version}`);
}

it('a canary reaches its users, a drain ends it, and an activation reaches everyone', async () => {
  const { number } = await live();
  await activate('1.1.0', { to: 'users', ids: [demoUsers.devops] });
  expect(await runs('devops')).toEqual(['accounts@1.0.0', 'cards@1.1.0']);
  expect(await runs('owner')).toEqual(['accounts@1.0.0', 'cards@1.0.0']);
  await test.call(drainRemote, await about(), devops);
  expect(await runs('devops')).toEqual(['accounts@1.0.0', 'cards@1.0.0']);
  await activate('1.1.0');
  expect(await runs('owner')).toEqual(['accounts@1.0.0', 'cards@1.1.0']);
  expect((await live()).number).toBe(number + 3);
});

it('a rollback is a signed release with the next number and the earlier version', async () => {
  await activate('1.2.0');
  const before = await live();
  await test.call(rollBackRemote, await about(), devops);
  expect(await runs('owner')).toContain('cards@1.1.0');
  const releases = createReleases({ owner: test.database.owner, store: test.app.deps.store });
  const { signed } = (await releases.viewFor({ by: 'nobody' })).offer;
  expect(signersOf('release', signed, test.app.deps.keys.root).size).toBe(1);
  expect(signedRelease.parse(JSON.parse(signed.text)).number).toBe(before.number + 1);
});

it('a quarantined version is removed for everyone and cannot be activated again', async () => {
  await activate('1.2.0');
  await test.call(withdrawVersion, { ...(await about()), version: '1.2.0', as: 'QUARANTINED' }, devops);
  expect(await runs('owner')).toContain('cards@1.1.0');
  const again = { ...(await about()), version: '1.2.0', audience: { to: 'everyone' }, isMinimum: false };
  expect(await test.post('/devopsRelease/activate', again, devops)).toMatchObject({
    code: 1007,
    data: { reason: 'cards 1.2.0 is quarantined; activate another version.' },
  });
});

it('the second of two concurrent activations on the same release is refused as stale', async () => {
  const request = { ...(await about()), version: '1.0.0', audience: { to: 'percent', percent: 5 }, isMinimum: false };
  const owner = await test.signIn('owner');
  const answers = await Promise.all([
    test.post('/devopsRelease/activate', request, devops),
    test.post('/devopsRelease/activate', request, owner),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1004]));
  const { number } = await live();
  expect(number).toBe(request.onNumber + 1);
  expect(answers.find(({ code }) => code === 1004)?.data).toEqual({
    reason: `The live release is number ${number} now. Review it and decide again.`,
  });
});

describe('with a required second approver', () => {
  const need = (value: boolean) =>
    test.database.owner.execute(
      sql`update system_parameter set value = ${String(value)} where code = 'release.second_person_required'`,
    );
  beforeAll(() => need(true));
  afterAll(() => need(false));

  const decide = async (id: string, decision: 'APPROVED' | 'REJECTED', headers: Record<string, string>) =>
    test.post('/devopsRelease/decide', { id, decision, why, onNumber: (await live()).number }, headers);
  const ask = async () => {
    const response = await activate('1.0.0', { to: 'percent', percent: 7 });
    if (response.at !== 'waiting') throw new Error('It waits.');
    return response.id;
  };

  it('an activation is pending until another user approves it, and is decided only once', async () => {
    const before = await live();
    const id = await ask();
    expect((await live()).number).toBe(before.number);
    expect(await decide(id, 'APPROVED', devops)).toMatchObject({ code: 1008 });
    const owner = await test.signIn('owner');
    expect(await decide(id, 'APPROVED', owner)).toMatchObject({ code: 200, data: { number: before.number + 1 } });
    expect(await decide(id, 'APPROVED', owner)).toMatchObject({ code: 1003 });
    expect((await test.call(listReleases, {}, devops)).waiting).toEqual([]);
  });

  it('the second of two concurrent decisions is refused', async () => {
    const id = await ask();
    const { number } = await live();
    const deciding = { id, why, onNumber: number };
    const owner = await test.signIn('owner');
    const answers = await Promise.all(
      ['APPROVED', 'REJECTED'].map((decision) => test.post('/devopsRelease/decide', { ...deciding, decision }, owner)),
    );
    const reported = answers.filter(({ code }) => code !== 200);
    expect(reported).toEqual([expect.objectContaining({ code: 1003, data: { reason: expect.stringContaining(id) } })]);
    const isLive = answers[0]?.code === 200;
    expect((await live()).number).toBe(isLive ? number + 1 : number);
  });

  it('a rejected activation changes nothing; a drain needs no approval', async () => {
    const id = await ask();
    const before = await live();
    expect(await decide(id, 'REJECTED', await test.signIn('owner'))).toMatchObject({ data: { at: 'rejected' } });
    expect((await live()).number).toBe(before.number);
    await test.call(drainRemote, await about(), devops);
    expect((await live()).number).toBe(before.number + 1);
  });
});

it('an unpublished version cannot be activated', async () => {
  const request = { ...(await about()), version: '9.9.9', audience: { to: 'everyone' }, isMinimum: false };
  expect(await test.post('/devopsRelease/activate', request, devops)).toMatchObject({ code: 1003 });
});

it('each change is in the audit log with its reason, and is refused without the permission', async () => {
  const { rows } = await test.database.owner.execute(
    sql`select count(*)::int as count from audit_event where object_type = 'release' and reason = ${why}`,
    counted,
  );
  expect(rows[0]?.count).toBe((await live()).number - firstNumber(testNow));
  const developer = await test.signIn('developer');
  expect(await test.post('/devopsRelease/drain', await about(), developer)).toMatchObject({ code: 1403 });
});

it('the database role of requests cannot update releases', async () => {
  await expect(
    test.database.pool.query(`begin; set local role vcc_app; update release set remotes = '{}'; commit`),
  ).rejects.toThrow('permission denied');
  await test.database.pool.query('rollback');
});
