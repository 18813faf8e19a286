import {
  createReport,
  readReport,
  type Report,
  type ReportDraft,
  reportDraft,
  reportIssues,
  updateReport,
} from '@console/contracts/reports';
import { AuditHistoryLink, FormPage } from '@console/screens';
import { ReportFields } from './report-fields';
import { reportListHref } from './report-pages';

const edit = {
  read: readReport,
  update: updateReport,
  rowOf: (report: Report) => report,
  changeOf: (draft: ReportDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

function startOf(report: Report | null): Partial<ReportDraft> {
  if (!report) return { category: 'OPERATIONS', retentionHours: 24 };
  const { code, name, category, description, formatId, period, statuses, currencies, retentionHours } = report;
  return {
    code,
    name,
    category,
    formatId,
    retentionHours,
    ...(description !== undefined && { description }),
    ...(period !== undefined && { period }),
    ...(statuses && { statuses }),
    ...(currencies && { currencies }),
  };
}

/** A report: which rows are exported, and in which format. */
export default function ReportForm() {
  return (
    <FormPage
      ns="report"
      failed="report.oneFailed"
      schema={reportDraft}
      create={createReport}
      edit={edit}
      start={startOf}
      rules={(values) => reportIssues(values, null)}
      nameOf={({ name }) => name}
      hrefOf={() => reportListHref}
      below={(_form, report) => report && <AuditHistoryLink kind="report" id={report.id} />}
    >
      {(form) => <ReportFields form={form} />}
    </FormPage>
  );
}
