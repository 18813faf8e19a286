import type { JobType } from '@console/contracts/areas';
import { codes } from '@console/contracts';
import type { ExportColumns, ExportCount, ExportFormat, Job } from '@console/contracts/jobs';
import type { Context } from '../context';
import { startJob } from '../jobs/start-job.actions';
import type { SignedInContext } from '../http/mount';
import { Refusal } from '../refusal';
import type { Dataset, ExportQuery } from './dataset';
import { findChosenColumns, keepChosenColumns } from './export-preference.store';
import { countRows } from './snapshot.store';

interface About {
  type: JobType;
  action: `/${string}`;
  dataset: Dataset;
}

type Request = ExportQuery & { format: ExportFormat; columns?: ExportColumns | undefined };

/** Starts an export with the query of its list, so it has the rows of the list, and invalid queries are refused immediately. */
export async function startExport(
  { dataset, ...about }: About,
  { format, columns, ...query }: Request,
  context: SignedInContext,
): Promise<Job> {
  const keys = keysOf(dataset, columns);
  await dataset.listing(query, context);
  if (columns && !context.actor.apiKey) await keepChosenColumns(context, about.action, columns);
  return startJob({ ...about, params: { format, query, columns: keys } }, context);
}

/** Returns the keys of the requested columns; none if all are requested. */
function keysOf({ knownColumns }: Dataset, columns: ExportColumns | undefined): string[] {
  if (!columns || columns.choice === 'ALL') return [];
  const choices = knownColumns().map(({ key }) => key);
  const isKnown = columns.keys.every((key) => choices.includes(key));
  if (isKnown && columns.keys.length > 0) return [...new Set(columns.keys)];
  const params: Record<string, string> = isKnown ? {} : { choices: choices.join(', ') };
  const code = isKnown ? 'REQUIRED' : 'CHOICE';
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'columns', code, params }] });
}

/** Counts the rows of an export. `action` is the call that would start it; the user's choice of columns is stored by it. */
export async function countExport(
  { dataset, action }: Pick<About, 'dataset' | 'action'>,
  query: ExportQuery,
  context: Pick<Context, 'db' | 'actor' | 'now' | 'language'>,
): Promise<ExportCount> {
  return {
    count: await countRows(context.db, await dataset.listing(query, context)),
    columns: dataset.knownColumns().map(({ title, ...column }) => ({ ...column, title: title[context.language] })),
    chosen: await findChosenColumns(context, action),
  };
}
