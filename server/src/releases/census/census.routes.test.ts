import type { InputOf } from '@console/contracts';
import { queryCensus } from '@console/contracts/releases';
import { reportPage, reportRemoteFault } from '@console/contracts/release';
import { localBuildOf } from '../../testing/local-build';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { startRelease } from '../release/start-release.actions';
import { sql } from '../../platform/db/sql';

let test: TestApp;
let devops: Record<string, string>;
/** Read from the census: the first release's number is derived from the time. */
let live: number;
beforeAll(async () => {
  test = await openTestApp();
  const { keys, store, database } = test.app.deps;
  await startRelease(database.pool, { builds: [localBuildOf()], keys, store, shell: '0.1.0', now: test.clock.now });
  devops = await test.signIn('devops');
  live = (await census()).releaseNumber;
});
beforeEach(() => test.database.owner.execute(sql`delete from session_page`));
afterAll(() => test.close());

type Report = InputOf<typeof reportPage>;

const page = (change: Partial<Report> = {}): Report => ({
  pageId: 'page-0001',
  shell: '9.9.9',
  releaseNumber: live,
  isHidden: false,
  remotes: [{ remote: 'cards', version: '1.0.0', state: { at: 'CURRENT' } }],
  mounts: [],
  ...change,
});
const running = (version: string) => ({
  remotes: [{ remote: 'cards', version, state: { at: 'CURRENT' as const } }],
});
const waiting = (why: 'DIRTY' | 'DIALOG') => ({
  remotes: [{ remote: 'cards', version: '0.9.0', state: { at: 'PENDING' as const, wanted: '1.0.0', why } }],
});
const census = () => test.call(queryCensus, { hours: 24 }, devops);
const cardsIn = async () => {
  const found = (await census()).remotes.find(({ remote }) => remote === 'cards');
  if (!found) throw new Error('The release names cards.');
  return found;
};

it('sessions and pages are counted for each version, with its share', async () => {
  const [one, other] = [await test.signIn('operations'), await test.signIn('support')];
  await test.call(reportPage, page(), one);
  await test.call(reportPage, page({ pageId: 'page-0002' }), one);
  await test.call(reportPage, page({ ...running('0.9.0') }), other);
  expect(await census()).toMatchObject({
    sessions: 2,
    pages: 3,
    current: 3,
    pending: 0,
    failed: 0,
    releaseNumber: live,
  });
  const { versions } = await cardsIn();
  expect(versions).toMatchObject([
    { version: '1.0.0', kind: 'LIVE', sessions: 1, pages: 2, sharePercent: 66.67 },
    { version: '0.9.0', kind: 'OLDER', sessions: 1, pages: 1, sharePercent: 33.33 },
  ]);
});

it('a page that waits for an update is listed with its user, the reason and the start of the wait', async () => {
  const user = await test.signIn('operations');
  await test.call(reportPage, page(waiting('DIRTY')), user);
  const since = test.clock.now.toISOString();
  test.clock.advance(60);
  await test.call(reportPage, page(waiting('DIALOG')), user);
  const { reasons, waiting: list, pending } = await census();
  expect({ reasons, pending }).toEqual({ reasons: [{ why: 'DIALOG', pages: 1 }], pending: 1 });
  expect(list).toEqual([
    { nickname: 'Daniel Koh', remote: 'cards', version: '0.9.0', wanted: '1.0.0', why: 'DIALOG', since },
  ]);
  await test.call(reportPage, page(), user);
  expect(await census()).toMatchObject({ pending: 0, current: 1, waiting: [] });
});

it.each([
  [true, 'HIDDEN'],
  [false, 'UNHEARD'],
])('a page that has not received the newest release counts as waiting (hidden: %s)', async (isHidden, why) => {
  await test.call(
    reportPage,
    page({ releaseNumber: 0, isHidden, ...running('0.9.0') }),
    await test.signIn('operations'),
  );
  expect((await census()).reasons).toEqual([{ why, pages: 1 }]);
});

it('a page that could not use the new version is counted as failed', async () => {
  const remotes = [{ remote: 'cards', version: '0.9.0', state: { at: 'FAILED' as const, wanted: '1.0.0' } }];
  await test.call(reportPage, page({ remotes }), await test.signIn('operations'));
  expect(await cardsIn()).toMatchObject({ failed: 1, current: 0 });
});

it('pages of ended sessions and pages without a recent report are not counted', async () => {
  const [left, silent] = [await test.signIn('operations'), await test.signIn('support')];
  await test.call(reportPage, page(), left);
  await test.call(reportPage, page(), silent);
  await test.post('/session/end', {}, left);
  expect(await census()).toMatchObject({ sessions: 1 });
  test.clock.advance(151);
  expect(await census()).toMatchObject({ sessions: 0, pages: 0 });
});

it('mount times and faulty sessions are returned by version and over time', async () => {
  const user = await test.signIn('operations');
  const mounts = Array.from({ length: 20 }, (_, index) => ({
    remote: 'cards',
    version: '1.0.0',
    durationMs: (index + 1) * 10,
  }));
  await test.call(reportPage, page({ mounts }), user);
  const fault = { remote: 'cards', version: '1.0.0', step: 'RENDER' as const, page: '', error: 'E', place: '' };
  for (const message of ['one', 'two']) await test.call(reportRemoteFault, { ...fault, message }, user);
  const { p95MountMs, versions, trend, ...rest } = await cardsIn();
  expect({ p95MountMs, mounts: rest.mounts, faulty: rest.faultySessions }).toEqual({
    p95MountMs: 190,
    mounts: 20,
    faulty: 1,
  });
  expect(versions[0]).toMatchObject({ version: '1.0.0', p95MountMs: 190, faultySessions: 1 });
  expect(trend).toHaveLength(24);
  expect(trend.at(-1)).toMatchObject({ mounts: 20, faultySessions: 1 });
});

it('pages of another company are not counted, and a user without the permission is refused', async () => {
  await test.call(reportPage, page(), await test.signIn('owner.zh'));
  expect(await census()).toMatchObject({ sessions: 0 });
  expect(await test.post(queryCensus.path, { hours: 24 }, await test.signIn('support'))).toMatchObject({ code: 1403 });
});

it('each remote lists the grants of the calling user, and the shell lists none', async () => {
  const grantsIn = async (headers: Record<string, string>) =>
    Object.fromEntries(
      (await test.call(queryCensus, { hours: 24 }, headers)).remotes.map(({ remote, grants }) => [remote, grants]),
    );
  expect(await grantsIn(devops)).toMatchObject({ cards: expect.arrayContaining(['ACTIVATE', 'ROLLBACK']), shell: [] });
  expect(await grantsIn(await test.signIn('developer'))).toMatchObject({
    cards: expect.not.arrayContaining(['ACTIVATE']),
  });
});

it('a page report does not extend the idle timeout of its session', async () => {
  const user = await test.signIn('support');
  test.clock.advance(800);
  await test.call(reportPage, page(), user);
  test.clock.advance(101);
  expect(await test.post(reportPage.path, page(), user)).toMatchObject({ code: 401 });
  devops = await test.signIn('devops');
});

it('one session stores at most 50 pages', async () => {
  const user = await test.signIn('support');
  for (let index = 0; index < 52; index += 1) {
    test.clock.advance(0.01);
    await test.call(reportPage, page({ pageId: `page-${1000 + index}` }), user);
  }
  expect((await census()).pages).toBe(50);
});
