import { createApiKey, revokeApiKey, updateApiKey } from '@console/contracts/merchants';
import { listNotifications } from '@console/contracts/notifications';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { notifyDueKeys } from './notify-due-keys.actions';

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
  // The company uses UTC, so that the test can use fixed days.
  await test_.database.pool.query(`update company set timezone = 'UTC' where id = $1`, [demoCompanies.aldermoor]);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.pool.query('update api_key set revoked_at = now()'));

const day = 86_400_000;
const lastDay = '2031-05-20';
const at = (offset: number) => new Date(Date.parse(`${lastDay}T00:00:00Z`) + offset);

/** Runs the poller at a given time and returns the number of keys. */
const notify = (now: Date) => notifyDueKeys({ pool: test_.database.pool, clock: () => now });

let turn = 0;
const draft = { scopes: ['merchants.merchant.view'], addresses: [], lastDay: lastDay as string | null };
const createKey = async (over: Partial<typeof draft> = {}) => {
  turn += 1;
  const input = { ...draft, ...over, name: `Key ${turn}`, merchantId: null };
  return (await test_.call(createApiKey, input, owner)).key;
};
const notificationsOf = async (id: string, headers = owner) => {
  const { list } = await test_.call(listNotifications, {}, headers);
  return list.filter(({ objectId }) => objectId === id).map(({ type, label, page }) => ({ type, label, page }));
};

test('the owner is notified once seven days before the last day and once after it', async () => {
  const { id, name } = await createKey();
  const notification = (type: string) => ({ type, label: name, page: `settings-developer?key=${id}` });
  expect(await notify(at(-7 * day - 1))).toBe(0);
  expect(await notify(at(-7 * day))).toBe(1);
  expect(await notify(at(-7 * day))).toBe(0);
  expect(await notify(at(day - 1))).toBe(0);
  expect(await notificationsOf(id)).toEqual([notification('API_KEY_ENDING')]);
  expect(await notify(at(day))).toBe(1);
  expect(await notify(at(30 * day))).toBe(0);
  expect((await notificationsOf(id)).map(({ type }) => type).toSorted()).toEqual(['API_KEY_ENDING', 'API_KEY_EXPIRED']);
  expect(await notificationsOf(id, await test_.signIn('operations'))).toEqual([]);
});

test('two concurrent processes notify once', async () => {
  const { id } = await createKey();
  const counts = await Promise.all([notify(at(0)), notify(at(0)), notify(at(0))]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await notificationsOf(id)).toHaveLength(1);
});

test('a postponed last day is notified again, and the notification does not change the version of the key', async () => {
  const { id, name, version } = await createKey();
  await notify(at(0));
  const moved = { ...draft, id, name, version, lastDay: '2031-06-20' };
  await test_.call(updateApiKey, moved, owner);
  expect(await notify(at(0))).toBe(0);
  expect(await notify(at(24 * day))).toBe(1);
  expect((await notificationsOf(id)).map(({ type }) => type)).toEqual(['API_KEY_ENDING', 'API_KEY_ENDING']);
});

test('a key without a last day, a revoked key and a key of a disabled owner are not notified', async () => {
  await createKey({ lastDay: null });
  const revoked = await createKey();
  await test_.call(revokeApiKey, { id: revoked.id, version: revoked.version, note: 'Leaked' }, owner);
  const orphan = await createKey();
  await test_.database.pool.query('update api_key set user_id = $2 where id = $1', [orphan.id, demoUsers.support]);
  await test_.database.pool.query(`update app_user set status = 'DISABLED' where id = $1`, [demoUsers.support]);
  expect(await notify(at(-day))).toBe(0);
  await test_.database.pool.query(`update app_user set status = 'ACTIVE' where id = $1`, [demoUsers.support]);
  expect(await notify(at(-day))).toBe(1);
});
