import {
  createReportFormat,
  readReportFormat,
  type ReportFormat,
  type ReportFormatDraft,
  reportFormatDraft,
  reportFormatIssues,
  updateReportFormat,
} from '@console/contracts/report-formats';
import { AuditHistoryLink, FormPage } from '@console/screens';
import { FormatFields } from './format-fields';
import { FormatPreview } from './format-preview';
import { formatListHref, formatSaveHref } from './report-format-pages';

const edit = {
  read: readReportFormat,
  update: updateReportFormat,
  rowOf: (format: ReportFormat) => format,
  changeOf: ({ source: _source, ...draft }: ReportFormatDraft, target: { id: string; version: number }) => ({
    ...draft,
    ...target,
  }),
};

function startOf(format: ReportFormat | null): Partial<ReportFormatDraft> {
  if (!format) return { fileType: 'XLSX', language: 'en_US', columns: [{ field: '' }], fileName: '{report} {date}' };
  const { name, source, fileType, language, columns, sortField, sortDirection, delimiter, encoding, fileName } = format;
  return {
    name,
    source,
    fileType,
    language,
    columns,
    fileName,
    ...(sortField !== undefined && { sortField }),
    ...(sortDirection !== undefined && { sortDirection }),
    ...(delimiter !== undefined && { delimiter }),
    ...(encoding !== undefined && { encoding }),
  };
}

/** Creates or edits a report format. */
export default function ReportFormatForm() {
  return (
    <FormPage
      ns="reportFormat"
      failed="reportFormat.oneFailed"
      schema={reportFormatDraft}
      create={createReportFormat}
      edit={edit}
      start={startOf}
      rules={reportFormatIssues}
      nameOf={({ name }) => name}
      hrefOf={(format) => (format ? formatSaveHref(format.id) : formatListHref)}
      below={(_form, format) =>
        format && (
          <>
            <FormatPreview format={format} />
            <AuditHistoryLink kind="report_format" id={format.id} />
          </>
        )
      }
    >
      {(form, format) => <FormatFields form={form} isNew={format === null} />}
    </FormPage>
  );
}
