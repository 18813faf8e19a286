import type { Writable } from 'node:stream';
import type { Actor, Db } from '../context';
import { deleteFile, insertFile } from '../files/file.store';
import { newId } from '../db/ids';
import { giveUp } from '../jobs/give-up.actions';
import { finishJob } from '../jobs/finish-job.actions';
import { contextOf } from '../jobs/job-context';
import { type ClaimedJob, storeProgress } from '../jobs/job.store';
import { fileHours, hoursAfter } from '../jobs/job.rules';
import type { Running } from '../jobs/run-job.actions';
import type { Columns } from '../db/column';
import { inTransaction } from '../db/transaction';
import { countSnapshot, forgetSnapshot, readSnapshot, takeSnapshot } from './snapshot.store';
import { snapshotReader } from './snapshot-rows';
import { csvWriter } from './csv';
import type { Cell, Dataset } from './dataset';
import type { ExportParams, FileFormat } from './export-params';
import { jsonWriter } from './json-file';
import { labelsOf } from './labels';
import type { Head, TableWriter } from './table-writer';
import { xlsxWriter } from './xlsx';

/** Small, because rows that are held for minutes become old objects, which the garbage collector frees late. */
const rowsPerLook = 200;

const mediaTypes: Record<FileFormat, string> = {
  JSON: 'application/json',
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Exporting extends Running {
  job: ClaimedJob;
  dataset: Dataset;
  actor: Actor;
  signal: AbortSignal;
}

// Parameters were parsed by the contract of the operation before they were stored.
const paramsOf = ({ params }: ClaimedJob) => params as ExportParams;

/** Writes a snapshot of the rows to a file, which is kept only if all counted rows were written. */
export async function runExport(exporting: Exporting): Promise<void> {
  const { job, files, signal } = exporting;
  const snapshot = await snapshotOf(exporting);
  if (!snapshot) return;
  const { total } = snapshot;
  const fileId = newId('file');
  const draft = await files.create(fileId);
  try {
    const written = await writeRows(exporting, snapshot.row, draft.stream);
    if (signal.aborted || written === null) return await draft.drop();
    if (written !== total) {
      await draft.drop();
      return await giveUp(exporting, job, { reason: 'JOB_COUNT_DIFFERS' });
    }
    const stored = await draft.keep();
    if (!(await store(exporting, { id: fileId, total, ...stored }))) await files.remove(fileId);
  } catch (error) {
    await draft.drop();
    throw error;
  }
}

const inCompany = <T>({ pool, job }: Exporting, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pool, { as: 'company', companyId: job.companyId }, work);

interface Snapshot {
  total: number;
  /** Columns that the rows are read with. */
  row: Columns;
}

/** Returns the snapshot of an earlier attempt, or takes one; null if another process has the job. */
async function snapshotOf(exporting: Exporting): Promise<Snapshot | null> {
  const { job, dataset, actor, clock } = exporting;
  return inCompany(exporting, async (db) => {
    const { query } = paramsOf(job);
    const { context } = contextOf(job, { db, actor, now: clock() });
    const listing = await dataset.listing(query, context);
    const { row } = listing;
    if (job.total > 0 && (await countSnapshot(db, job.id, row)) === job.total) return { total: job.total, row };
    const total = await takeSnapshot(db, { jobId: job.id, companyId: job.companyId, listing, query });
    if (total === null || !(await storeProgress(db, job, { total }))) return null;
    return { total, row };
  });
}

/** Returns the number of rows written; null if another process has taken the job. */
async function writeRows(exporting: Exporting, row: Columns, stream: Writable): Promise<number | null> {
  const { job, dataset, actor, signal, clock } = exporting;
  const { style, columns = [] } = paramsOf(job);
  const language = style?.language ?? job.origin.language;
  const labels = await inCompany(exporting, (db) => labelsOf(db, dataset.dicts, language));
  const { heads, cellsOf } = dataset.table({ actor, now: clock() }, language, columns);
  const ownHeads = heads.map((head, index) => ({ ...head, title: style?.heads[index] ?? head.title }));
  const writer = await writerOf(exporting, stream, ownHeads);
  const read = snapshotReader(row);
  let written = 0;
  while (!signal.aborted) {
    const rows = await look(exporting, written);
    if (rows === null) return null;
    if (rows.length === 0) break;
    written += rows.length;
    await writer.write(tableRows(rows, (stored) => cellsOf(read(stored), labels)));
  }
  if (!signal.aborted) await writer.finish();
  return written;
}

/** Stores the progress and reads the next rows: none at the end, null if another process has taken the job. */
const look = (exporting: Exporting, written: number): Promise<string[] | null> =>
  inCompany(exporting, async (db) => {
    const { job } = exporting;
    if (!(await storeProgress(db, job, { ok: written }))) return null;
    return readSnapshot(db, job.id, { after: written, limit: rowsPerLook });
  });

/**
 * Parses one row at a time, to hold few parsed rows in memory. Each text is removed from the array, because the promise
 * that returned the array keeps a reference to it.
 */
function* tableRows(rows: string[], cellsOf: (stored: string) => Cell[]): Generator<Cell[]> {
  for (let stored = rows.shift(); stored !== undefined; stored = rows.shift()) yield cellsOf(stored);
}

function writerOf(
  { job, dataset, actor: { timezone } }: Exporting,
  stream: Writable,
  heads: Head[],
): Promise<TableWriter> {
  const { format, columns = [], style } = paramsOf(job);
  if (format === 'JSON') return jsonWriter(stream, columns);
  if (format === 'XLSX') return xlsxWriter(stream, { heads, timezone, name: dataset.name });
  return csvWriter(stream, { heads, timezone, ...(style && { delimiter: style.delimiter, hasMark: style.hasMark }) });
}

/** Returns `cards-2026-03-09-1405Z.xlsx`: the time in UTC makes names sortable. */
function fileNameOf({ job, dataset }: Exporting): string {
  const { format, style } = paramsOf(job);
  if (style) return `${style.fileName}.${format.toLowerCase()}`;
  const stamp = job.createdAt.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return `${dataset.name}-${stamp}Z.${format.toLowerCase()}`;
}

interface Written {
  id: string;
  total: number;
  bytes: number;
  sha256: string;
}

/**
 * Stores the file, the end of the job and the audit log entry together. Resolves with false if the job was cancelled or
 * taken.
 */
const store = (exporting: Exporting, { id, total, bytes, sha256 }: Written) =>
  inCompany(exporting, async (db) => {
    const { job, clock, kinds } = exporting;
    const now = clock();
    const { format, style } = paramsOf(job);
    const name = fileNameOf(exporting);
    await insertFile(db, {
      id,
      companyId: job.companyId,
      ownerId: job.ownerId,
      purpose: 'EXPORT',
      name,
      mediaType: mediaTypes[format],
      bytes,
      sha256,
      createdAt: now,
      expiresAt: hoursAfter(now, style?.hours ?? fileHours),
    });
    await forgetSnapshot(db, job.id);
    const isOurs = await finishJob(db, job, { state: 'SUCCEEDED', fileId: id, now, facts: { rows: total, sha256 } });
    const kind = kinds[job.type];
    if (!isOurs) await deleteFile(db, id);
    else if (kind.at === 'report') await kind.written({ jobId: job.id, name, rows: total, sha256, now }, db);
    return isOurs;
  });
