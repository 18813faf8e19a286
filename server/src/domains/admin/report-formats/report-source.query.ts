import { codes } from '@console/contracts';
import { type ReportSource, type ReportSourceChoice, reportSources } from '@console/contracts/report-formats';
import type { Context } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { columnsIn, type Dataset } from '../../../platform/exports/dataset';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { Refusal } from '../../../platform/refusal';
import { reportSourceData } from './report-source.data';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'language'>;

/** Returns the dataset of a source; null if the user can't export it. */
export function datasetOfSource(
  kinds: JobKinds,
  source: ReportSource,
  { actor }: Pick<Context, 'actor'>,
): Dataset | null {
  const kind = kinds[reportSourceData[source].job];
  // The audit log requires access to the whole company.
  if (source === 'AUDIT' && !seesWhole(actor)) return null;
  return kind.at === 'export' && actor.permissions.has(kind.permission) ? kind.dataset : null;
}

/** Returns the dataset of a source; refuses if the user can't export it. */
export function needDataset(kinds: JobKinds, source: ReportSource, context: Pick<Context, 'actor'>): Dataset {
  const dataset = datasetOfSource(kinds, source, context);
  if (!dataset) throw new Refusal(codes.noPermission);
  return dataset;
}

/** File columns that rows can be sorted by. */
export async function sortableOf(dataset: Dataset, context: Reader): Promise<string[]> {
  const { sortable } = await dataset.listing({}, context);
  return columnsIn(dataset).flatMap(({ key }) => (key in sortable ? [key] : []));
}

/** Sources that the user can export, with their columns, sort fields and statuses. */
export async function findSources(kinds: JobKinds, context: Reader): Promise<ReportSourceChoice[]> {
  const choices: ReportSourceChoice[] = [];
  for (const source of reportSources) {
    const dataset = datasetOfSource(kinds, source, context);
    if (!dataset) continue;
    choices.push({
      source,
      columns: columnsIn(dataset).map(({ key, title }) => ({ field: key, title: title[context.language] })),
      sortable: await sortableOf(dataset, context),
      statuses: [...reportSourceData[source].statuses],
    });
  }
  return choices;
}
