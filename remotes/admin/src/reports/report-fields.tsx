import { listReportFormats, listReportSources, reportSourceFacts } from '@console/contracts/report-formats';
import { type ReportDraft, reportDraft } from '@console/contracts/reports';
import { fieldsOf, type Form, useChoices, useCodeOptions, useDicts, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

const fields = fieldsOf(reportDraft, 'report');

/** Fields of a report; its filters depend on the source of its format. */
export function ReportFields({ form }: { form: Form<ReportDraft> }) {
  const { t } = useTranslation();
  const { label } = useDicts(['report_source']);
  const formats = useChoices(listReportFormats, {});
  const sources = useRecord(listReportSources, {}).result.data?.list ?? [];
  const { formatId, statuses = [] } = form.values;
  const source = formats.rows.find(({ id }) => id === formatId)?.source;
  const facts = source && reportSourceFacts[source];
  const codes = sources.find((one) => one.source === source)?.statuses ?? [];
  const statusOptions = useCodeOptions(codes, facts?.status?.dict, statuses);
  const hasFilters = facts && (facts.days !== null || facts.status !== null || facts.hasCurrency);
  return (
    <>
      <FormSection title={t('report.general')}>
        <fields.Text name="name" />
        <fields.Text name="code" hint={t('report.codeHint')} />
        <fields.Code name="category" dict="report_category" />
        <fields.Number name="retentionHours" unit={t('report.hours')} hint={t('report.retentionHint')} />
        <fields.Area name="description" rows={2} />
      </FormSection>
      <FormSection title={t('report.content')} description={t('report.contentAbout')}>
        <fields.Select
          name="formatId"
          search
          onTyped={formats.search}
          options={formats.rows.map(({ id, name, source: of, fileType }) => ({
            value: id,
            label: name,
            description: `${label('report_source', of)} · ${fileType}`,
          }))}
          onChange={(value) => {
            const { formatId: _format, period: _period, ...rest } = form.values;
            const next = formats.rows.find(({ id }) => id === value);
            // Another source has other filters, so the selected filters are cleared.
            const filters = next?.source === source ? form.values : { ...rest, statuses: [], currencies: [] };
            form.setAll({ ...filters, ...(value !== undefined && { formatId: value }) });
          }}
        />
        {hasFilters && (
          <>
            {facts.days !== null && <fields.Code name="period" dict="report_period" hint={t('report.periodHint')} />}
            {facts.status !== null && <fields.Choices name="statuses" options={statusOptions} />}
            {facts.hasCurrency && <fields.Codes name="currencies" dict="currency" />}
          </>
        )}
      </FormSection>
    </>
  );
}
