import { activateVersion, listModuleVersions, listReleases, rollBackRemote } from '@console/contracts/releases';
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
/** Publishes and activates a new version for the test, live for everyone by default. */
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
/** Two users from outside the company and one of the company, which is below the minimum of trusted users. */
const strangers: DemoLogin[] = ['merchant.owner', 'channel.operator', 'developer'];

/** Report of a page that could not use the version. */
const failed = (remote: string, version: string) => ({
  pageId: 'page-of-a-test',
  shell: '1.0.0',
  releaseNumber: 1,
  isHidden: false,
  remotes: [{ remote, version, state: { at: 'FAILED' as const, wanted: version } }],
  mounts: [],
});
/** Report of a page that has mounted the version. */
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
/**
 * Distinct numbers of notifications per operator about a version; one element means that all operators got the same
 * number.
 */
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
  // More than a day later, automatic rollbacks of the previous test no longer count.
  test.clock.advance(25 * 60 * 60);
  devops = await test.signIn('devops');
});

it('the fifth faulty session rolls the version back, quarantines it and notifies the operators', async () => {
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

it('many reports of one session or of two people do not roll a version back', async () => {
  const version = await goLive();
  const user = await test.signIn('operations');
  await test.call(reportPage, failed('cards', version), user);
  for (let count = 0; count < 20; count += 1)
    await test.call(reportRemoteFault, faultOf(version, 'MOUNT', `${count}`), user);
  for (let count = 0; count < 8; count += 1) await complain(version, ['operations', 'support'], 'MOUNT');
  expect(await guard()).toEqual([]);
});

it('faults that do not remove a page do not roll a version back', async () => {
  const version = await goLive();
  for (const step of ['EVENT', 'PROMISE', 'BLOCKED'] as const) await complain(version, people, step);
  expect(await guard()).toEqual([]);
});

it('a broken canary is rolled back for its audience, and other users keep the live version', async () => {
  const [main] = (await lanes()) ?? [];
  const version = await goLive({ to: 'users', ids: people.map((login) => demoUsers[login]) });
  await complain(version, people);
  expect(await guard()).toMatchObject([{ version }]);
  expect(await lanes()).toEqual([main]);
});

it('a rollback skips an earlier version that is quarantined', async () => {
  const [first] = (await lanes()) ?? [];
  const second = await goLive();
  const third = await goLive();
  await complain(second, people);
  // The second version is not live any more, so there is nothing to roll back.
  expect(await guard()).toEqual([]);
  await test.database.owner.execute(sql`update remote_version set state = 'QUARANTINED' where version = ${second}`);
  await complain(third, people);
  await guard();
  expect(await lanes()).toEqual([first]);
});

it('faults from before a version went live, or from before the window, are not counted', async () => {
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

it('concurrent guard rounds write one rollback release', async () => {
  const version = await goLive();
  await complain(version, people);
  const { number } = await newest();
  const taken = (await Promise.all([guard(), guard(), guard()])).flat();
  expect(taken.map((one) => one.version)).toEqual([version]);
  expect((await newest()).number).toBe(number + 1);
});

it('a broken version without an earlier version stays live', async () => {
  for (const login of people) {
    const session = await test.signIn(login);
    await test.call(reportPage, failed('accounts', '1.0.0'), session);
    await test.call(reportRemoteFault, { ...faultOf('1.0.0', 'MOUNT'), remote: 'accounts' }, session);
  }
  expect(await guard()).toEqual([]);
});

it('a version that breaks within a day of an automatic rollback stays live and is reported once', async () => {
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

it('faults of untrusted users do not roll a version back, and operators are notified', async () => {
  const version = await goLive();
  for (let count = 0; count < 3; count += 1) await complain(version, strangers);
  expect(await guard()).toEqual([]);
  expect(await lanes()).toEqual([version]);
  expect(await request(version)).toEqual([1]);
});

it('faults of sessions that never mounted or tried the version are ignored', async () => {
  const version = await goLive();
  for (const login of people) await test.call(reportRemoteFault, faultOf(version), await test.signIn(login));
  expect(await guard()).toEqual([]);
  expect(await request(version)).toEqual([]);
});

it('faults in a small share of the sessions do not roll a version back', async () => {
  const version = await goLive();
  for (let count = 0; count < 100; count += 1)
    await test.call(reportPage, mounted(version), await test.signIn('operations'));
  await complain(version, people);
  expect(await guard()).toEqual([]);
});

it('faults of users outside the audience of the version are ignored', async () => {
  const version = await goLive({ to: 'users', ids: [demoUsers.devops] });
  await complain(version, people);
  expect(await guard()).toEqual([]);
  expect(await request(version)).toEqual([]);
});

it('a parameter sets the number of faulty sessions, and 0 switches the guard off', async () => {
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
