import type { ExportFormat, Job, JobType } from '@console/contracts/jobs';
import type { Context } from '../context';
import { insertJob } from '../jobs/job.repo';
import type { SignedInContext } from '../mount';
import type { Dataset, ExportQuery } from './dataset';
import { countRows } from './snapshot.repo';

interface About {
  type: JobType;
  action: string;
  dataset: Dataset;
}

/** An export is asked for like its list, so it has the rows of its list, and what the list refuses is refused at once. */
export async function startExport(
  { dataset, ...about }: About,
  { format, ...query }: ExportQuery & { format: ExportFormat },
  context: SignedInContext,
): Promise<Job> {
  await dataset.listing(query, context);
  return insertJob({ ...about, params: { format, query } }, context);
}

export const countExport = async (
  dataset: Dataset,
  query: ExportQuery,
  context: Pick<Context, 'db' | 'actor' | 'now'>,
): Promise<{ count: number }> => ({ count: await countRows(context.db, await dataset.listing(query, context)) });
