import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { JobType } from '@console/contracts/areas';
import { jobTypes } from '@console/contracts/areas';
import { exportTransactions } from '@console/contracts/cards';
import { downloadJob, exportFormats, job as jobShape, listJobs, type Job } from '@console/contracts/jobs';
import { operations } from '@console/contracts/operations';
import { demoUsers } from '@console/demo/ids';
import type { Actor } from '../context';
import { inTransaction } from '../db/transaction';
import { newId } from '../db/ids';
import { insertJob } from '../jobs/job.store';
import { findActor } from '../session/actor.query';
import { fillEveryColumn } from '../../testing/fill-every-column';
import { workAll } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { unzip } from '../../testing/unzip';
import { csvWriter } from './csv';
import { type Cell, columnsIn, type Dataset, type ExportQuery } from './dataset';
import type { FileFormat } from './export-params';
import { jsonWriter } from './json-file';
import { labelsOf } from './labels';
import { readFirstRows } from './snapshot.store';
import type { Head } from './table-writer';
import { xlsxWriter } from './xlsx';

let console_: TestApp;
let headers: Record<string, string>;
let actor: Actor;
let batchNo: string;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  ({ batchNo } = await fillEveryColumn(console_));
  headers = await console_.signIn('operations');
  const found = await findActor(console_.database.owner, demoUsers.operations);
  if (!found) throw new Error('The user of the test is gone.');
  actor = found;
});
afterAll(() => console_.close());

/** Export operations, each with every format. */
const started = Object.values(operations)
  .filter(({ path, output }) => output === jobShape && path.endsWith('/export'))
  .flatMap(({ path, permission }) => exportFormats.map((format) => ({ path, permission, format })));

/** Input that an operation requires in addition to the format. */
const needed = (path: string): object => (path === '/cardBatch/export' ? { batchNo } : {});

const isExport = (type: string) => type.endsWith('_EXPORT');
const exportTypes = Object.keys(jobTypes).filter(isExport) as JobType[];

const finished = async (id: string): Promise<Job> => {
  await workAll(console_);
  const job = (await console_.call(listJobs, {}, headers)).list.find((one) => one.id === id);
  if (!job) throw new Error('The job is gone.');
  return job;
};

async function fileOf({ id }: Job): Promise<Buffer> {
  const { url } = await console_.call(downloadJob, { id }, headers);
  return (await console_.app.inject({ method: 'GET', url })).rawPayload;
}

function exportOf(type: string): { permission: string; dataset: Dataset } {
  const kind = Object.entries(console_.app.registry.jobs).find(([key]) => key === type)?.[1];
  if (kind?.at !== 'export') throw new Error(`${type} is no export`);
  return kind;
}

interface Expected {
  /** Columns of the list that are null in each row. */
  empty: string[];
  heads: Head[];
  keys: string[];
  rows: Cell[][];
}

/** Returns the rows as the list reads them, without a snapshot. */
const expectedOf = (type: string): Promise<Expected> =>
  inTransaction(console_.database.pool, { as: 'company', companyId: actor.companyId }, async (db) => {
    const { dataset } = exportOf(type);
    const context = { db, actor, now: console_.clock.now };
    const query: ExportQuery = type === 'CARD_BATCH_EXPORT' ? { filter: { batchNo } } : {};
    const listing = await dataset.listing(query, context);
    const rows = await readFirstRows(db, { listing, query }, 100_000);
    const labels = await labelsOf(db, dataset.dicts, 'en_US');
    const empty = Object.keys(listing.row).filter((name) => rows.every((row) => row[name] === null));
    const { heads, cellsOf } = dataset.table(context, 'en_US', []);
    const keys = columnsIn(dataset).map(({ key }) => key);
    return { heads, keys, empty, rows: rows.map((row) => cellsOf(row, labels)) };
  });

/** Writes the same rows directly to a file. */
async function written(format: FileFormat, { heads, keys, rows }: Expected, name: string): Promise<Buffer> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const { timezone } = actor;
  const writer = await {
    CSV: () => csvWriter(stream, { heads, timezone }),
    XLSX: () => xlsxWriter(stream, { heads, timezone, name }),
    JSON: () => jsonWriter(stream, keys),
  }[format]();
  await writer.write(rows);
  await writer.finish();
  stream.end();
  return bytes;
}

/** An XLSX archive contains the time of its creation, so its files are compared. */
const contentOf = (format: FileFormat, bytes: Buffer) =>
  format === 'XLSX' ? Object.fromEntries(unzip(bytes)) : bytes.toString('utf8');

async function expectFile(begun: Pick<Job, 'id' | 'type'>, format: FileFormat): Promise<void> {
  // Read before the job runs, because the end of a job adds a line to the audit log, which is exported too.
  const expected = await expectedOf(begun.type);
  const job = await finished(begun.id);
  expect(job).toMatchObject({ state: 'SUCCEEDED', total: expected.rows.length, ok: expected.rows.length, failed: 0 });
  const { name } = exportOf(job.type).dataset;
  expect(contentOf(format, await fileOf(job))).toEqual(contentOf(format, await written(format, expected, name)));
}

test('every export type in the registry is started by an operation', () => {
  const inRegistry = Object.entries(console_.app.registry.jobs).filter(([, { at }]) => at === 'export');
  expect(inRegistry.map(([type]) => type).toSorted()).toEqual(exportTypes.toSorted());
  expect(new Set(started.map(({ path }) => path)).size).toBe(exportTypes.length);
});

test.each(exportTypes)('%s is tested with a value in every column', async (type) => {
  const { keys, empty, rows } = await expectedOf(type);
  expect(empty).toEqual([]);
  const isFilled = (at: number) => rows.some((cells) => cells[at] !== null && cells[at] !== '');
  expect(keys.filter((_key, at) => !isFilled(at))).toEqual([]);
});

test.each(started)(
  '$path writes $format with the rows, order and digits of its list',
  async ({ path, permission, format }) => {
    const { code, data } = await console_.post(
      path,
      { format, ...needed(path) },
      { ...headers, 'idempotency-key': newId('key') },
    );
    expect(code).toBe(200);
    const job = jobShape.parse(data);
    // The file is only given to users with the permission of the job.
    expect(exportOf(job.type).permission).toBe(permission);
    await expectFile(job, format);
  },
);

test.each(exportTypes)('%s writes JSON, the format of reports, with the same rows', async (type) => {
  const { database, clock } = console_;
  const id = newId('job');
  const { keys } = await expectedOf(type);
  const query = type === 'CARD_BATCH_EXPORT' ? { filter: { batchNo } } : {};
  const origin = {
    action: '/job/list',
    sessionId: 'none',
    ip: '',
    userAgent: '',
    traceId: id,
    language: 'en_US',
  } as const;
  await insertJob(database.owner, {
    id,
    companyId: actor.companyId,
    ownerId: actor.userId,
    type,
    params: { format: 'JSON', query, columns: keys },
    origin,
    total: 0,
    retryOf: null,
    now: clock.now,
  });
  await expectFile({ id, type }, 'JSON');
});

test('a purchase in a foreign currency is written with all digits of its amount and rate', async () => {
  const job = await console_.call(exportTransactions, { format: 'CSV' }, headers);
  await finished(job.id);
  const text = (await fileOf(job)).toString('utf8');
  expect(text).toContain(',EUR,90071992547409.93,1.0832000001,USD,');
});
