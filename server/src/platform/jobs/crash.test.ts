import { until } from '@console/configs/jest/deadline';
import { listCards, topUpCards } from '@console/contracts/cards';
import { exportCards, type Card } from '@console/contracts/cards';
import { listJobs } from '@console/contracts/jobs';
import { array, assert, asyncProperty, integer } from 'fast-check';
import { firstMerchantId } from '@console/demo/ids';
import { dyingPool } from '../../testing/dying-pool';
import { workAll, workerOf } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { leaseSeconds } from './job.rules';
import { runDueJob } from './run-job.actions';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const never = new AbortController().signal;

const cardsOfTest = async (count: number): Promise<Card[]> => {
  const filter = { state: ['ACTIVE' as const], merchantId: [firstMerchantId], currency: ['USD' as const] };
  const { list } = await console_.call(
    listCards,
    { pageSize: 50, filter, sort: [{ field: 'alias', dir: 'asc' }] },
    operations,
  );
  return list.filter(({ fundingMode }) => fundingMode === 'RECHARGE').slice(0, count);
};

const centsOf = (cards: Card[]) =>
  cards.reduce((sum, { balance }) => sum + Math.round(Number(balance.amount) * 100), 0);
const jobOf = async (id: string) => (await console_.call(listJobs, {}, operations)).list.find((job) => job.id === id);

/** Works until the job has ended. The locks of a dead process are released shortly after its connection breaks. */
async function workOff(id: string): Promise<void> {
  await until(async () => {
    await workAll(console_);
    const job = await jobOf(id);
    return job !== undefined && !['QUEUED', 'RUNNING'].includes(job.state);
  }, 'The end of the job');
}

/**
 * Runs a process that takes the job and dies after a number of statements. Another process can take the job when the
 * lease expires.
 */
async function dieAfter(statements: number): Promise<void> {
  const pool = dyingPool(console_.database.pool, statements);
  await runDueJob(workerOf(console_, { pool }), never).catch(() => undefined);
  console_.clock.advance(leaseSeconds + 1);
}

test('a job whose process dies at any statement is continued, and each item is done once', async () => {
  const cards = await cardsOfTest(4);
  await assert(
    asyncProperty(array(integer({ min: 3, max: 70 }), { minLength: 1, maxLength: 3 }), async (deaths) => {
      operations = await console_.signIn('operations');
      const before = centsOf(await cardsOfTest(4));
      const selection = { items: (await cardsOfTest(4)).map(({ id, version }) => ({ id, version })) };
      const amount = { amount: '1.00', currency: 'USD' as const };
      const job = await console_.call(topUpCards, { selection, amount }, operations);
      for (const statements of deaths) await dieAfter(statements);
      await workOff(job.id);
      expect(await jobOf(job.id)).toMatchObject({ state: 'SUCCEEDED', ok: 4, failed: 0, done: 4, total: 4 });
      expect(centsOf(await cardsOfTest(4)) - before).toBe(cards.length * 100);
    }),
    { numRuns: 12 },
  );
});

test('a job cannot be taken from a live process; a process that shuts down releases it immediately', async () => {
  operations = await console_.signIn('operations');
  const [card] = await cardsOfTest(1);
  if (!card) throw new Error('The demo has no such card.');
  const selection = { items: [{ id: card.id, version: card.version }] };
  const job = await console_.call(topUpCards, { selection, amount: { amount: '1.00', currency: 'USD' } }, operations);
  const stopping = new AbortController();
  stopping.abort();
  expect(await runDueJob(workerOf(console_), stopping.signal)).toBe(1);
  expect(await jobOf(job.id)).toMatchObject({ state: 'RUNNING', done: 0 });
  await console_.database.pool.query("update job set lease_token = 'somebody', lease_until = $2 where id = $1", [
    job.id,
    new Date(console_.clock.now.getTime() + 1000),
  ]);
  expect(await runDueJob(workerOf(console_), never)).toBe(0);
  console_.clock.advance(2);
  await workAll(console_);
  expect(await jobOf(job.id)).toMatchObject({ state: 'SUCCEEDED', done: 1 });
});

test('an export whose process dies at any statement has all rows of its snapshot in the end', async () => {
  await assert(
    asyncProperty(integer({ min: 3, max: 60 }), async (statements) => {
      operations = await console_.signIn('operations');
      const job = await console_.call(exportCards, { format: 'CSV', filter: { currency: ['USD'] } }, operations);
      await dieAfter(statements);
      await workOff(job.id);
      const done = await jobOf(job.id);
      expect(done).toMatchObject({ state: 'SUCCEEDED', failed: 0 });
      expect(done?.ok).toBe(done?.total);
      const left = await console_.database.pool.query('select count(*)::int as rows from job_row');
      expect(left.rows).toEqual([{ rows: 0 }]);
    }),
    { numRuns: 6 },
  );
});

test('a job that ends every process that takes it fails with a message', async () => {
  operations = await console_.signIn('operations');
  const job = await console_.call(exportCards, { format: 'CSV', filter: { currency: ['USD'] } }, operations);
  for (let death = 0; death < 7; death += 1) await dieAfter(8);
  await workOff(job.id);
  expect(await jobOf(job.id)).toMatchObject({ state: 'FAILED', file: null, message: 'Interrupted too many times' });
});

test('a job of an unknown type is listed, and runs only on a newer version of the server', async () => {
  operations = await console_.signIn('operations');
  const job = await console_.call(exportCards, { format: 'CSV', filter: { currency: ['USD'] } }, operations);
  const { pool } = console_.database;
  await pool.query("update job set type = 'OF_TOMORROW' where id = $1", [job.id]);
  expect(await runDueJob(workerOf(console_), never)).toBe(0);
  expect(await jobOf(job.id)).toMatchObject({ type: 'OF_TOMORROW', state: 'QUEUED' });
  await pool.query('delete from job where id = $1', [job.id]);
});
