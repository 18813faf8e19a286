import { previewReportFormat, type ReportFormat } from '@console/contracts/report-formats';
import { CallFailed, useRecord } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

interface PreviewRow {
  key: string;
  cells: string[];
}

/** Preview of the first rows, in the saved format. */
export function FormatPreview({ format: { id, version } }: { format: ReportFormat }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(previewReportFormat, { id });
  const columns = (result.data?.heads ?? []).map((title, index): Column<PreviewRow> => ({
    key: String(index),
    title,
    width: 160,
    render: ({ cells }) => <span title={cells[index]}>{cells[index] || '–'}</span>,
  }));
  const rows = (result.data?.rows ?? []).map((cells, index) => ({ key: `${version}.${index}`, cells }));
  return (
    <Surface flush title={t('reportFormat.preview')}>
      {result.at === 'failed' && (
        <CallFailed title={t('reportFormat.previewFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.data && (
        <DataTable
          label={t('reportFormat.preview')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          placeholder={<Empty picture="history" title={t('reportFormat.noRows')} />}
        />
      )}
    </Surface>
  );
}
