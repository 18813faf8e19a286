import { codes } from '@console/contracts';
import { exportCards, listCards, topUpCards } from '@console/contracts/cards';
import { queryTrace } from '@console/contracts/releases';
import { listJobs } from '@console/contracts/jobs';
import { workerOf } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { FailedStatement } from '../db/failed-statement';
import type { Dataset } from '../exports/dataset';
import { Refusal } from '../refusal';
import type { ItemsKind } from './job-kind';
import { leaseSeconds } from './job.rules';
import { runDueJob, type Running } from './run-job.actions';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
});
beforeEach(async () => {
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const never = new AbortController().signal;

const jobOf = async (id: string) => (await console_.call(listJobs, {}, operations)).list.find((job) => job.id === id);

const startExport = () => console_.call(exportCards, { format: 'CSV', filter: { state: ['FAILED'] } }, operations);

/** Worker that records the reported errors with their trace ids. */
function workerWith(kinds: Partial<Running['kinds']>) {
  const reported: { error: unknown; traceId: string | undefined }[] = [];
  const worker = workerOf(console_, {
    kinds: { ...console_.app.registry.jobs, ...kinds },
    onError: (error, traceId) => void reported.push({ error, traceId }),
  });
  return { reported, run: () => runDueJob(worker, never) };
}

/** Worker whose card export is changed, for example to fail. */
function exportWith(change: (dataset: Dataset) => Partial<Dataset>) {
  const kind = console_.app.registry.jobs.CARD_EXPORT;
  if (kind.at !== 'export') throw new Error('CARD_EXPORT is no export');
  return workerWith({ CARD_EXPORT: { ...kind, dataset: { ...kind.dataset, ...change(kind.dataset) } } });
}

const broken = new SyntaxError('Cannot convert 1.5 to a BigInt');
const fails = (error: unknown) => () => {
  throw error;
};

test('an error of our own code ends an export at the second attempt, with the trace id of the log', async () => {
  const { id } = await startExport();
  const { reported, run } = exportWith(() => ({ table: fails(broken) }));
  expect(await run()).toBe(1);
  expect(await jobOf(id)).toMatchObject({ state: 'RUNNING', message: null, traceId: null });
  expect(await run()).toBe(1);
  const ended = await jobOf(id);
  expect(reported).toEqual([
    { error: broken, traceId: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { error: broken, traceId: ended?.traceId },
  ]);
  expect(ended).toMatchObject({
    state: 'FAILED',
    file: null,
    message: 'Failed because of an internal error. Give support the error ID.',
  });
  expect(await run()).toBe(0);
  const { list } = await console_.call(queryTrace, { traceId: ended?.traceId ?? '' }, await console_.signIn('devops'));
  expect(list.map(({ kind, what }) => [kind, what])).toEqual([
    ['AUDIT', 'job/end OK'],
    ['CALL', '/card/export'],
  ]);
});

test('an export succeeds if only its first attempt fails', async () => {
  const { id } = await startExport();
  let attempts = 0;
  const { run } = exportWith(({ table }) => ({
    table: (...input) => {
      attempts += 1;
      return attempts === 1 ? fails(broken)() : table(...input);
    },
  }));
  await run();
  await run();
  expect(await jobOf(id)).toMatchObject({ state: 'SUCCEEDED', traceId: null, message: null });
});

test('after the loss of the database, the export is taken again when its lease expires', async () => {
  const { id } = await startExport();
  const gone = new FailedStatement('select', Object.assign(new Error('terminating'), { code: '57P01' }));
  const { reported, run } = exportWith(() => ({ listing: () => Promise.reject(gone) }));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(run()).rejects.toBe(gone);
    console_.clock.advance(leaseSeconds + 1);
  }
  expect(reported).toEqual([]);
  expect(await workerWith({}).run()).toBe(1);
  operations = await console_.signIn('operations');
  expect(await jobOf(id)).toMatchObject({ state: 'SUCCEEDED', traceId: null });
});

test('a refusal ends an export immediately, with a message that states the remedy', async () => {
  const { id } = await startExport();
  const { reported, run } = exportWith(() => ({ listing: () => Promise.reject(new Refusal(codes.invalid)) }));
  await run();
  expect(reported).toEqual([]);
  expect(await jobOf(id)).toMatchObject({
    state: 'FAILED',
    traceId: null,
    message: 'The request is no longer valid. Check the list and start again.',
  });
});

test('a job with items ends even if undoing their preparation fails', async () => {
  const { list } = await console_.call(listCards, { pageSize: 10 }, operations);
  const selection = { items: list.slice(0, 1).map(({ id, version }) => ({ id, version })) };
  const amount = { amount: '1.00', currency: 'USD' as const };
  const { id } = await console_.call(topUpCards, { selection, amount }, operations);
  const kind: ItemsKind = {
    at: 'items',
    permission: 'cards.card.topup',
    work: () => Promise.reject(new Refusal(codes.invalid)),
    undone: () => Promise.reject(broken),
  };
  const { run } = workerWith({ CARD_TOPUP: kind });
  await run();
  await run();
  expect(await jobOf(id)).toMatchObject({ state: 'FAILED', traceId: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(await run()).toBe(0);
});
