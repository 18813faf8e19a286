import { until } from '@console/configs/jest/deadline';
import { codes, queryMenus } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { createCard, readTransaction, simulateAuthorization } from '@console/contracts/cards';
import { clockStepMaxSeconds, advanceClock, queryClock } from '@console/contracts/releases';
import { startPollers } from '../pollers';
import { startRelease } from '../../releases/release/start-release.actions';
import { draftOf, submission } from '../../testing/card-samples';
import { localBuildOf } from '../../testing/local-build';
import { openTestApp, type TestApp } from '../../testing/test-app';

const daySeconds = 86_400;

let console_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  owner = await console_.signIn('owner');
});
afterAll(() => console_.close());

const present = () => console_.app.deps.clock().getTime();

const offered = async ({ call }: TestApp, headers: Record<string, string>) => {
  const { buttonLinkPageList } = await call(queryMenus, {}, headers);
  return buttonLinkPageList.some(({ buttonId }) => buttonId === advanceClock.permission);
};

/** Advances the clock and waits for the notice that every process gets after the commit. */
async function advance(seconds: number) {
  const from = present();
  const advanced = await console_.call(advanceClock, { seconds }, owner);
  await until(async () => present() === from + seconds * 1000);
  return advanced;
}

test('advancing the clock changes the time of all users by the requested seconds, and is in the audit log', async () => {
  const before = await console_.call(queryClock, {}, owner);
  expect(before).toEqual({
    now: console_.clock.now.toISOString(),
    aheadSeconds: 0,
    isMovable: true,
    moved: null,
    ran: [],
  });
  const advanced = await advance(3600);
  expect(advanced).toMatchObject({ aheadSeconds: 3600, isMovable: true });
  expect(Date.parse(advanced.now) - Date.parse(before.now)).toBe(3600_000);
  const { list } = await console_.call(listAudit, { filter: { action: ['/clock/move'] } }, owner);
  expect(list).toMatchObject([{ actorName: 'Margaret Osei', after: { aheadSeconds: 3600 } }]);
  expect(await console_.call(queryClock, {}, owner)).toMatchObject({
    moved: { from: before.now, to: advanced.now, by: 'Margaret Osei' },
  });
});

test('advancing the clock does not end sessions', async () => {
  const support = await console_.signIn('support');
  await advance(2 * daySeconds);
  expect(await console_.post('/menu/query', {}, support)).not.toMatchObject({ code: codes.signedOut });
  console_.clock.advance(901);
  expect(await console_.post('/menu/query', {}, support)).toMatchObject({ code: codes.signedOut });
  owner = await console_.signIn('owner');
});

test('work that is due at the new time runs immediately: holds expire and the release is signed again', async () => {
  const { database, keys, store } = console_.app.deps;
  await startRelease(database.pool, {
    builds: [localBuildOf()],
    keys,
    store,
    shell: '0.1.0',
    now: console_.app.deps.clock(),
  });
  const draft = await draftOf(console_, owner, '40001201', { deposit: { amount: '100.00', currency: 'USD' } });
  const { card } = await console_.call(createCard, draft, owner);
  const grocer = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };
  const sale = { cardId: card.id, amount: { amount: '10.00', currency: 'USD' as const }, ...grocer };
  const { id } = await console_.call(simulateAuthorization, sale, owner);
  const stop = startPollers(console_.app);
  try {
    await advance(8 * daySeconds);
    await until(async () => (await console_.call(readTransaction, { id }, owner)).phase === 'EXPIRED');
    await until(async () => {
      const { rows } = await database.pool.query<{ at: Date }>('select max(issued_at) as at from release');
      return rows[0]?.at.getTime() === present();
    });
    const { ran } = await console_.call(queryClock, {}, owner);
    expect(ran.find(({ action }) => action === 'transaction/expire')?.count).toBeGreaterThan(0);
    expect(ran.map(({ action }) => action)).not.toContain('/card/create');
  } finally {
    await stop();
  }
});

test.each([
  ['by zero seconds', 0, codes.invalid],
  ['backwards', -60, codes.invalid],
  ['by more than a year at once', clockStepMaxSeconds + 1, codes.invalid],
])('advancing the clock %s is refused', async (_what, seconds, code) => {
  expect(await console_.post('/clock/move', { seconds }, { ...owner, ...submission() })).toMatchObject({ code });
});

test('the clock cannot be advanced further than ten years ahead', async () => {
  for (let year = 0; year < 9; year += 1) await advance(clockStepMaxSeconds);
  const response = await console_.post('/clock/move', { seconds: clockStepMaxSeconds }, { ...owner, ...submission() });
  expect(response).toMatchObject({ code: codes.transition, data: { reason: expect.stringContaining('ten years') } });
});

test('advancing the clock without the permission is refused', async () => {
  const operations = await console_.signIn('operations');
  const response = await console_.post('/clock/move', { seconds: 60 }, { ...operations, ...submission() });
  expect(response).toMatchObject({ code: codes.noPermission });
});

test('in production the clock cannot be advanced, and a stored shift is ignored', async () => {
  const real = await openTestApp({ env: { SANDBOX: 'off' } });
  try {
    const headers = await real.signIn('owner');
    expect(await real.post('/clock/detail', {}, headers)).toMatchObject({ code: codes.transition });
    // The clock page is offered only in a sandbox, and only to users with its permission.
    expect([await offered(real, headers), await offered(console_, owner)]).toEqual([false, true]);
    const response = await real.post('/clock/move', { seconds: 60 }, { ...headers, ...submission() });
    expect(response).toMatchObject({ code: codes.transition, data: { reason: expect.stringContaining('SANDBOX=on') } });
    await real.database.pool.query('update clock_shift set ahead_seconds = 60');
    await real.app.events.catchUp();
    expect(real.app.deps.clock()).toEqual(real.clock.now);
  } finally {
    await real.close();
  }
});
