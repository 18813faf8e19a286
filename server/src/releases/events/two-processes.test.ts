import { until } from '@console/configs/jest/deadline';
import { endSession } from '@console/contracts';
import { advanceClock } from '@console/contracts/releases';
import { features } from '../../domains';
import { buildApp } from '../../platform/http/app';
import { ClockShift } from '../../platform/clock/clock-shift';
import type { App } from '../../platform/deps';
import { openDatabase, type Database } from '../../platform/db/db';
import { firstNumber } from '../release/release.rules';
import { startRelease } from '../release/start-release.actions';
import { readEvents } from '../../testing/event-reader';
import { localBuildOf } from '../../testing/local-build';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../../platform/db/sql';

// The embedded database supports one process, so both apps share its connection there.
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

let one: TestApp;
let other: App;
let database: Database;
beforeAll(async () => {
  one = await openTestApp();
  const { pool } = one.database;
  const url = pool.options.connectionString;
  database = url ? await openDatabase({ at: 'url', url }) : one.database;
  const clockShift = new ClockShift(() => one.clock.now, true);
  other = await buildApp({ ...one.app.deps, database, clock: clockShift.now, clockShift }, features);
  await other.ready();
});
afterAll(async () => {
  await other.close();
  if (onPostgres) await database.close();
  await one.close();
});

const release = (text: string) => {
  const { keys, store } = one.app.deps;
  const builds = [localBuildOf({ text })];
  return startRelease(one.database.pool, { builds, keys, store, shell: '0.1.0', now: one.clock.now });
};

it('a release and a session end in one process reach the streams of the other process', async () => {
  const user = await one.signIn('support');
  const stream = await readEvents(other, user);
  expect(await stream.next()).toEqual({ say: 'release', number: 0 });
  await release('one');
  expect(await stream.next()).toEqual({ say: 'release', number: firstNumber(one.clock.now) });
  await one.call(endSession, {}, user);
  expect([await stream.next(), await stream.next()]).toEqual([{ say: 'over' }, null]);
});

it('a process whose LISTEN connection was lost sends missed events after it reconnects', async () => {
  const stream = await readEvents(other, await one.signIn('support'));
  const { number } = { number: 0, ...(await stream.next()) };
  if (onPostgres)
    await one.database.owner.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`);
  await release(`after ${number}`);
  const events = [await stream.next(), await stream.next()];
  expect(events).toEqual(expect.arrayContaining([{ say: 'release', number: number + 1 }, { say: 'dicts' }]));
  stream.leave();
});

it('a clock shift reaches the other process; a process that missed it reads it when it catches up', async () => {
  const devops = await one.signIn('devops');
  const from = one.clock.now.getTime();
  await one.call(advanceClock, { seconds: 60 }, devops);
  await until(() => other.deps.clock().getTime() === from + 60_000, 'A clock that is moved in the other process');
  const late = new ClockShift(() => one.clock.now, true);
  const started = await buildApp({ ...one.app.deps, database, clock: late.now, clockShift: late }, features);
  await started.events.catchUp();
  expect(late.now().getTime()).toBe(from + 60_000);
  await started.close();
});
