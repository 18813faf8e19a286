import { activateVersion, listModuleVersions, listReleases, rollBackRemote } from '@console/contracts/devops';
import { reportPage, reportRemoteFault, type Audience, type FaultStep } from '@console/contracts/release';
import { demoUsers, type DemoLogin } from '@console/demo/ids';
import { publishCards, releaseFirst } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { guardRound } from './guard-round.actions';
import { nullable, text } from '../../platform/db/column';
import { counted } from '../../platform/db/common-columns';
import { sql } from '../../platform/db/sql';

let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await releaseFirst(test);
  await test.database.owner.execute(sql`update app_user set email = 'devops@example.com' where login_name = 'devops'`);
  await test.database.owner.execute(sql`update app_user set created_at = '2026-01-01'`);
});
afterAll(() => test.close());

let patch = 0;
/** A version of its own for each test, live for everyone unless the test says otherwise. */
async function goLive(audience: Audience = { to: 'everyone' }): Promise<string> {
  patch += 1;
  const version = `2.0.${patch}`;
  await publishCards(test, { version, text: version });
  const about = { remote: 'cards', why: 'A test decides it.', onNumber: (await newest()).number };
  await test.call(activateVersion, { ...about, version, audience, isMinimum: false }, devops);
  test.clock.advance(1);
  return version;
}

const newest = async () => {
  const [first] = (await test.call(listReleases, {}, devops)).list;
  if (!first) throw new Error('There is a release.');
  return first;
};
const lanes = async () => (await newest()).remotes['cards']?.lanes.map(({ version }) => version);
const stateOf = async (version: string) =>
  (await test.call(listModuleVersions, {}, devops)).list.find((one) => one.version === version)?.state;

const people: DemoLogin[] = ['owner', 'operations', 'risk', 'support', 'auditor'];
/** Two outsiders, and one of the company, who is not enough. */
const strangers: DemoLogin[] = ['merchant.owner', 'channel.operator', 'developer'];

/** A page that says which version it could not use. */
const failed = (remote: string, version: string) => ({
  pageId: 'page-of-a-test',
  shell: '1.0.0',
  releaseNumber: 1,
  isHidden: false,
  remotes: [{ remote, version, state: { at: 'FAILED' as const, wanted: version } }],
  mounts: [],
});
/** A page in which a version is mounted. */
const mounted = (version: string) => ({
  ...failed('cards', version),
  remotes: [{ remote: 'cards', version, state: { at: 'CURRENT' as const } }],
  mounts: [{ remote: 'cards', version, durationMs: 100 }],
});
const faultOf = (version: string, step: FaultStep = 'RENDER', message = '') => ({
  remote: 'cards',
  version,
  step,
  page: 'cards-balance',
  error: 'TypeError',
  message,
  place: '',
});

async function complain(version: string, logins: DemoLogin[], step: FaultStep = 'RENDER', message = ''): Promise<void> {
  for (const login of logins) {
    const session = await test.signIn(login);
    await test.call(reportPage, failed('cards', version), session);
    await test.call(reportRemoteFault, faultOf(version, step, message), session);
  }
}
/** How often each of those who decide was asked about a version: the same for all of them. */
async function request(version: string): Promise<number[]> {
  const { rows } = await test.database.owner.execute(
    sql`
      select count(*)::int as count from notification where type = 'RELEASE_DOUBTED' and label = ${`cards ${version}`}
      group by user_id`,
    counted,
  );
  return [...new Set(rows.map(({ count }) => count))];
}
const guard = () => {
  const { database, keys, builds, clock } = test.app.deps;
  return guardRound({ pool: database.pool, keys, builds, clock });
};

beforeEach(async () => {
  // What was taken back by itself yesterday is forgotten.
  test.clock.advance(25 * 60 * 60);
  devops = await test.signIn('devops');
});

it('after the fifth session everybody goes back, the version is in quarantine, and the team is told', async () => {
  const before = await lanes();
  const version = await goLive();
  await complain(version, people.slice(0, 4));
  expect(await guard()).toEqual([]);
  await complain(version, people.slice(4));
  expect(await guard()).toMatchObject([{ remote: 'cards', version }]);
  expect(await lanes()).toEqual(before);
  expect(await stateOf(version)).toBe('QUARANTINED');
  const release = await newest();
  expect(release).toMatchObject({ kind: 'QUARANTINE', madeBy: 'system' });
  const audited = await test.database.owner.execute(
    sql`
      select reason from audit_event where actor_type = 'SYSTEM' and object_id = ${String(release.number)}`,
    { reason: nullable(text) },
  );
  expect(audited.rows).toEqual([{ reason: release.reason }]);
  const mails = await test.database.owner.execute(
    sql`
      select body from mail_outbox where to_address = 'devops@example.com'`,
    { body: text },
  );
  expect(mails.rows.filter(({ body }) => body.includes(`cards ${version}`))).toHaveLength(1);
  const reported = await test.database.owner.execute(
    sql`
      select label, page from notification join app_user u on u.id = user_id
      where login_name = 'devops' and label = ${`cards ${version}`}`,
    { label: text, page: nullable(text) },
  );
  expect(reported.rows).toEqual([{ label: `cards ${version}`, page: 'devops-module-management?id=cards' }]);
  expect(await guard()).toEqual([]);
});

it('one session or one person cannot bring it about, however often they complain', async () => {
  const version = await goLive();
  const user = await test.signIn('operations');
  await test.call(reportPage, failed('cards', version), user);
  for (let count = 0; count < 20; count += 1)
    await test.call(reportRemoteFault, faultOf(version, 'MOUNT', `${count}`), user);
  for (let count = 0; count < 8; count += 1) await complain(version, ['operations', 'support'], 'MOUNT');
  expect(await guard()).toEqual([]);
});

it('what takes no page away is for people to judge', async () => {
  const version = await goLive();
  for (const step of ['EVENT', 'PROMISE', 'BLOCKED'] as const) await complain(version, people, step);
  expect(await guard()).toEqual([]);
});

it('of a version for a few only those lose it; everybody else keeps theirs', async () => {
  const [main] = (await lanes()) ?? [];
  const version = await goLive({ to: 'users', ids: people.map((login) => demoUsers[login]) });
  await complain(version, people);
  expect(await guard()).toMatchObject([{ version }]);
  expect(await lanes()).toEqual([main]);
});

it('nothing goes back to a version that is in quarantine itself', async () => {
  const [first] = (await lanes()) ?? [];
  const second = await goLive();
  const third = await goLive();
  await complain(second, people);
  // It is not live, so there is nothing to take back; it is found when it comes back.
  expect(await guard()).toEqual([]);
  await test.database.owner.execute(sql`update remote_version set state = 'QUARANTINED' where version = ${second}`);
  await complain(third, people);
  await guard();
  expect(await lanes()).toEqual([first]);
});

it('complaints from before a version went live, or from before the window, count for nothing', async () => {
  const version = await goLive();
  await complain(version, people);
  const about = async () => ({ remote: 'cards', why: 'A test decides it.', onNumber: (await newest()).number });
  await test.call(rollBackRemote, await about(), devops);
  test.clock.advance(1);
  const again = { ...(await about()), version, audience: { to: 'everyone' as const }, isMinimum: false };
  await test.call(activateVersion, again, devops);
  expect(await guard()).toEqual([]);
  test.clock.advance(1);
  await complain(version, people.slice(0, 4), 'MOUNT', 'again');
  test.clock.advance(11 * 60);
  await complain(version, people.slice(4), 'MOUNT', 'again');
  expect(await guard()).toEqual([]);
});

it('two processes that look at once make one release of it', async () => {
  const version = await goLive();
  await complain(version, people);
  const { number } = await newest();
  const taken = (await Promise.all([guard(), guard(), guard()])).flat();
  expect(taken.map((one) => one.version)).toEqual([version]);
  expect((await newest()).number).toBe(number + 1);
});

it('where there is nothing to go back to, the version stays', async () => {
  for (const login of people) {
    const session = await test.signIn(login);
    await test.call(reportPage, failed('accounts', '1.0.0'), session);
    await test.call(reportRemoteFault, { ...faultOf('1.0.0', 'MOUNT'), remote: 'accounts' }, session);
  }
  expect(await guard()).toEqual([]);
});

it('what breaks again within a day of a version that was taken back is for people to decide, who are asked once', async () => {
  const first = await goLive();
  await complain(first, people);
  expect(await guard()).toMatchObject([{ version: first }]);
  const second = await goLive();
  await complain(second, people);
  expect(await guard()).toEqual([]);
  expect((await lanes())?.[0]).toBe(second);
  expect(await request(second)).toEqual([1]);
  expect(await guard()).toEqual([]);
  expect(await request(second)).toEqual([1]);
});

it('however many strangers complain, they take nothing back: people are asked', async () => {
  const version = await goLive();
  for (let count = 0; count < 3; count += 1) await complain(version, strangers);
  expect(await guard()).toEqual([]);
  expect(await lanes()).toEqual([version]);
  expect(await request(version)).toEqual([1]);
});

it('who never had the version in a page is not believed', async () => {
  const version = await goLive();
  for (const login of people) await test.call(reportRemoteFault, faultOf(version), await test.signIn(login));
  expect(await guard()).toEqual([]);
  expect(await request(version)).toEqual([]);
});

it('it works for most: a fault of a few is no reason to take it from everybody', async () => {
  const version = await goLive();
  for (let count = 0; count < 100; count += 1)
    await test.call(reportPage, mounted(version), await test.signIn('operations'));
  await complain(version, people);
  expect(await guard()).toEqual([]);
});

it('who was not given the version is not believed', async () => {
  const version = await goLive({ to: 'users', ids: [demoUsers.devops] });
  await complain(version, people);
  expect(await guard()).toEqual([]);
  expect(await request(version)).toEqual([]);
});

it('the number of sessions is a parameter, and 0 switches the guard off', async () => {
  const set = (value: string) =>
    test.database.owner.execute(
      sql`update system_parameter set value = ${value} where code = 'release.guard_sessions'`,
    );
  const version = await goLive();
  await complain(version, people);
  await set('0');
  expect(await guard()).toEqual([]);
  await set('6');
  expect(await guard()).toEqual([]);
  await set('5');
  expect(await guard()).toMatchObject([{ version }]);
});
