import { until } from '@console/configs/jest/deadline';
import { codes, endSession, flushTokenTime } from '@console/contracts';
import { startRelease } from '../release/start-release.actions';
import { readEvents } from '../../testing/event-reader';
import { localBuildOf } from '../../testing/local-build';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../../platform/db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Waits until the server has noticed that clients disconnected. */
const gone = (most = 0) => until(() => test.app.events.size <= most, 'The end of the streams');

/** Makes another release; the text makes the build a new one. */
const release = (text: string) => {
  const { keys, store, database } = test.app.deps;
  const builds = [localBuildOf({ text })];
  return startRelease(database.pool, { builds, keys, store, shell: '0.1.0', now: test.clock.now });
};

it('a new stream receives the newest release number immediately, and each later number', async () => {
  const { number } = await release('one');
  const stream = await readEvents(test.app, await test.signIn('support'));
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(await stream.next()).toEqual({ say: 'release', number });
  await release('two');
  expect(await stream.next()).toEqual({ say: 'release', number: number + 1 });
  stream.leave();
  await gone();
});

it('the end of a session ends its own streams and no others', async () => {
  const [one, other] = [await test.signIn('support'), await test.signIn('operations')];
  const [ended, stored] = [await readEvents(test.app, one), await readEvents(test.app, other)];
  for (const stream of [ended, stored]) expect(await stream.next()).toMatchObject({ say: 'release' });
  await test.call(endSession, {}, one);
  expect([await ended.next(), await ended.next()]).toEqual([{ say: 'over' }, null]);
  const { number } = await release('three');
  expect(await stored.next()).toEqual({ say: 'release', number });
  stored.leave();
  await gone();
});

it('a stream does not extend its session, and ends when the session expires', async () => {
  const user = await test.signIn('support');
  const stream = await readEvents(test.app, user);
  await stream.next();
  test.clock.advance(890);
  await test.app.events.round();
  expect(test.app.events.size).toBe(1);
  test.clock.advance(11);
  await test.app.events.round();
  expect([await stream.next(), await stream.next()]).toEqual([{ say: 'over' }, null]);
  expect(await test.post(flushTokenTime.path, {}, user)).toMatchObject({ code: codes.signedOut });
});

it('a role change is sent only to the users of that role', async () => {
  const [one, other] = [await test.signIn('support'), await test.signIn('operations')];
  const [changed, same] = [await readEvents(test.app, one), await readEvents(test.app, other)];
  for (const stream of [changed, same]) await stream.next();
  await test.database.owner.execute(sql`
    delete from role_button where button_code = 'cards.card.freeze' and role_id in (
      select role_id from user_role join app_user u on u.id = user_id where u.login_name = 'support')`);
  expect(await changed.next()).toEqual({ say: 'grants' });
  const { number } = await release('four');
  expect(await same.next()).toEqual({ say: 'release', number });
  for (const stream of [changed, same]) stream.leave();
  await gone();
});

it('a change that is rolled back sends no event', async () => {
  const stream = await readEvents(test.app, await test.signIn('support'));
  await stream.next();
  await expect(
    test.database.owner.execute(sql`
    with told as (update session set ended_at = now() returning id) select 1 / 0 from told`),
  ).rejects.toThrow();
  const { number } = await release('five');
  expect(await stream.next()).toEqual({ say: 'release', number });
  stream.leave();
  await gone();
});

it('the fifth stream of a session is refused in an envelope until one of the four others closes', async () => {
  const user = await test.signIn('support');
  const streams = [];
  for (let count = 0; count < 4; count += 1) streams.push(await readEvents(test.app, user));
  const fifth = await readEvents(test.app, user);
  expect(JSON.parse(await fifth.body())).toMatchObject({ code: codes.tooMany });
  streams.pop()?.leave();
  await gone(3);
  expect((await readEvents(test.app, user)).type).toContain('text/event-stream');
  for (const stream of streams) stream.leave();
});

it('a stream without a session is refused', async () => {
  const stream = await readEvents(test.app, {});
  expect(JSON.parse(await stream.body())).toMatchObject({ code: codes.signedOut });
});

it('streams do not count towards the limit of concurrent calls, and end on server shutdown', async () => {
  const limited = await openTestApp({ env: { CALLS_AT_ONCE: '2' } });
  const [one, other] = [await limited.signIn('support'), await limited.signIn('operations')];
  const streams = [];
  for (const user of [one, other, one]) streams.push(await readEvents(limited.app, user));
  expect(await limited.post(flushTokenTime.path, {}, one)).toMatchObject({ code: 200 });
  for (const stream of streams) await stream.next();
  await limited.close();
  for (const stream of streams) expect(await stream.next()).toBeNull();
});
