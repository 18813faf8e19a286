import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type createReportFormat,
  type ReportFormat,
  type ReportFormatDraft,
  reportFormatDraft,
  reportFormatIssues,
  type updateReportFormat,
} from '@console/contracts/report-formats';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { nameIssues } from '../../../platform/db/taken-name.query';
import { assertVersion } from '../../../platform/expected-version';
import { columnsIn } from '../../../platform/exports/dataset';
import { refuseParts } from '../../../platform/http/whole-company';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { findReportFormat, lockReportFormat } from './report-format.query';
import { insertReportFormat, storeReportFormat } from './report-format.store';
import { datasetOfSource, sortableOf } from './report-source.query';

const lineOf = ({ id, name }: ReportFormat) => ({
  objectType: 'report_format' as const,
  objectId: id,
  objectLabel: name,
});
const draftOf = (format: ReportFormat): ReportFormatDraft => reportFormatDraft.strip().parse(format);

/** Refuses a format with unsupported columns or order, a taken name, or a source that the user can't export. */
async function refuseWrong(kinds: JobKinds, draft: ReportFormatDraft, context: Context, id?: string): Promise<void> {
  const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });
  const dataset = datasetOfSource(kinds, draft.source, context);
  if (!dataset) throw new Refusal(codes.invalid, { fieldIssues: [issue('source', 'REPORT_SOURCE')] });
  const fields = new Set(columnsIn(dataset).map(({ key }) => key));
  const sortable = await sortableOf(dataset, context);
  const fieldIssues = [
    ...reportFormatIssues(draft),
    ...draft.columns.flatMap(({ field }, index) =>
      fields.has(field) ? [] : [issue(`columns.${index}.field`, 'REPORT_FIELD')],
    ),
    ...(draft.sortField === undefined || sortable.includes(draft.sortField) ? [] : [issue('sortField', 'REPORT_SORT')]),
    ...(await nameIssues(context, 'report_format', { name: draft.name, exceptId: id })),
  ];
  refuseIssues(fieldIssues);
}

export async function addReportFormat(
  draft: InputOf<typeof createReportFormat>,
  context: Context,
  kinds: JobKinds,
): Promise<ReportFormat> {
  refuseParts(context.actor);
  await refuseWrong(kinds, draft, context);
  const id = newId('rfmt');
  await insertReportFormat(context, id, draft);
  const made = await findReportFormat(context, id);
  await context.audit({ ...lineOf(made), after: draftOf(made) });
  return made;
}

export async function saveReportFormat(
  { id, version, ...draft }: InputOf<typeof updateReportFormat>,
  context: Context,
  kinds: JobKinds,
): Promise<ReportFormat> {
  refuseParts(context.actor);
  const before = await lockReportFormat(context, id);
  await assertVersion(before, version, () => ({ current: before }));
  await refuseWrong(kinds, { ...draft, source: before.source }, context, id);
  await storeReportFormat(context, id, draft);
  const after = await findReportFormat(context, id);
  await context.audit({ ...lineOf(after), before: draftOf(before), after: draftOf(after) });
  return after;
}
