import { codes } from '@console/contracts';
import { type ReportSource, type ReportSourceChoice, reportSources } from '@console/contracts/report-formats';
import type { Context } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { columnsIn, type Dataset } from '../../../platform/exports/dataset';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { Refusal } from '../../../platform/refusal';
import { reportSourceData } from './report-source.data';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'language'>;

/** What the user may export of a source; null where that is nothing. */
export function datasetOfSource(
  kinds: JobKinds,
  source: ReportSource,
  { actor }: Pick<Context, 'actor'>,
): Dataset | null {
  const kind = kinds[reportSourceData[source].job];
  // The log is the whole company's.
  if (source === 'AUDIT' && !seesWhole(actor)) return null;
  return kind.at === 'export' && actor.permissions.has(kind.permission) ? kind.dataset : null;
}

/** The same, refused where the user may not export it. */
export function needDataset(kinds: JobKinds, source: ReportSource, context: Pick<Context, 'actor'>): Dataset {
  const dataset = datasetOfSource(kinds, source, context);
  if (!dataset) throw new Refusal(codes.noPermission);
  return dataset;
}

/** Columns that the rows can be ordered by, of those that a file can show. */
export async function sortableOf(dataset: Dataset, context: Reader): Promise<string[]> {
  const { sortable } = await dataset.listing({}, context);
  return columnsIn(dataset).flatMap(({ key }) => (key in sortable ? [key] : []));
}

/** Sources that the user may export, with what can be chosen of each. */
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
