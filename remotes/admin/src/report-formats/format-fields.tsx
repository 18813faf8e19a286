import { languages } from '@console/contracts';
import {
  listReportSources,
  reportColumn,
  type ReportFormatDraft,
  reportFormatDraft,
  reportSources,
} from '@console/contracts/report-formats';
import { CallFailed, fieldsOf, type Form, lineFieldsOf, useCodeOptions, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

const fields = fieldsOf(reportFormatDraft, 'reportFormat');
const line = fieldsOf(reportColumn, 'reportFormat');
const { Lines } = lineFieldsOf(reportFormatDraft, 'reportFormat');

/** Fields of a report format; columns and sort orders depend on the selected source. */
export function FormatFields({ form, isNew }: { form: Form<ReportFormatDraft>; isNew: boolean }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listReportSources, {});
  const choices = result.data?.list ?? [];
  const { source, fileType, sortField } = form.values;
  const chosen = choices.find((one) => one.source === source);
  const columns = chosen?.columns.map(({ field, title }) => ({ value: field, label: title })) ?? [];
  const sources = useCodeOptions(reportSources, 'report_source').filter(
    ({ value }) => !isNew || choices.some((one) => one.source === value),
  );
  return (
    <>
      {result.at === 'failed' && (
        <CallFailed title={t('reportFormat.sourcesFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      <FormSection title={t('reportFormat.general')}>
        <fields.Text name="name" width="full" />
        <fields.Select
          name="source"
          options={sources}
          disabled={!isNew}
          hint={t(isNew ? 'reportFormat.sourceHint' : 'reportFormat.sourceStays')}
          onChange={(value) => {
            const next = reportSources.find((one) => one === value);
            const { source: _source, sortField: _sort, ...rest } = form.values;
            form.setAll({ ...rest, columns: [{ field: '' }], ...(next && { source: next }) });
          }}
        />
        <fields.Code name="fileType" />
        <fields.Select
          name="language"
          label={t('reportFormat.language')}
          options={languages.map((value) => ({ value, label: t(`reportFormat.language.${value}`) }))}
          hint={t('reportFormat.languageHint')}
        />
        {fileType === 'CSV' && (
          <>
            <fields.Code name="delimiter" dict="report_delimiter" />
            <fields.Code name="encoding" dict="report_encoding" />
          </>
        )}
        <fields.Text name="fileName" hint={t('reportFormat.fileNameHint')} />
      </FormSection>
      <FormSection title={t('reportFormat.content')} description={t('reportFormat.contentAbout')}>
        <Lines name="columns" start={() => ({})}>
          {() => (
            <>
              <line.Select name="field" search options={columns} />
              <line.Text name="header" placeholder={t('reportFormat.usualHeader')} />
            </>
          )}
        </Lines>
        <fields.Select
          name="sortField"
          options={columns.filter(({ value }) => chosen?.sortable.includes(value))}
          hint={t('reportFormat.sortHint')}
        />
        {sortField && <fields.Code name="sortDirection" dict="report_sort_direction" />}
      </FormSection>
    </>
  );
}
