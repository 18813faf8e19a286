import type { OutputOf } from '@console/contracts';
import type { previewReportFormat, ReportFormat } from '@console/contracts/report-formats';
import type { Context } from '../../../platform/context';
import type { Cell } from '../../../platform/exports/dataset';
import { labelsOf } from '../../../platform/exports/labels';
import { readFirstRows } from '../../../platform/exports/snapshot.store';
import { clockIn } from '../../../platform/exports/table-writer';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { orderOf } from './report-format.rules';
import { needDataset } from './report-source.query';

/** Number of rows in a preview. */
const previewRows = 10;

/** Returns the first rows of the file, with the rows and masks of the user. */
export async function previewOf(
  kinds: JobKinds,
  format: ReportFormat,
  context: Pick<Context, 'db' | 'actor' | 'now'>,
): Promise<OutputOf<typeof previewReportFormat>> {
  const { db, actor, now } = context;
  const dataset = needDataset(kinds, format.source, context);
  const query = orderOf(format);
  const listing = await dataset.listing(query, context);
  const found = await readFirstRows(db, { listing, query }, previewRows);
  const labels = await labelsOf(db, dataset.dicts, format.language);
  const fields = format.columns.map(({ field }) => field);
  const { heads, cellsOf } = dataset.table(context, format.language, fields);
  const clock = clockIn(actor.timezone);
  return {
    heads: heads.map(({ title }, index) => format.columns[index]?.header || title),
    rows: found.map((row) => cellsOf(row, labels).map((cell) => shown(cell, clock))),
    asOf: now.toISOString(),
  };
}

function shown(cell: Cell, clock: (at: string) => string): string {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : clock(cell.at);
}
