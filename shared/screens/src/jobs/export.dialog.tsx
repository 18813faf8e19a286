import type { ListQuery, Operation } from '@console/contracts';
import { type ExportCount, type ExportFormat, exportFormats, type Job } from '@console/contracts/jobs';
import { z } from '@console/contracts/zod';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { Button, Spinner } from '@console/ui';
import { Field, Radio } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { useStoredState } from '../handover/use-stored-state';
import { CallFailed, CallRefused } from '../wire/call-failed';
import { useOperation } from '../wire/use-operation';
import { useRecord } from '../wire/use-record';
import { ExportColumnFields } from './export-column-fields';
import { requestedColumns, isComplete } from './export-columns.rules';
import { useExportColumns } from './use-export-columns';

export interface ExportDialogProps<Counted, Started> {
  /** Title of the dialog. */
  title: string;
  /** Filter and order of the list. */
  query: Pick<ListQuery, 'filter' | 'keyword' | 'sort'>;
  /** Limits the export to the rows with these ids. */
  ids?: string[] | undefined;
  /** Keys of the columns that the list currently shows, if it has columns. */
  seen?: readonly string[] | undefined;
  count: Operation<Counted, ExportCount>;
  start: Operation<Started, Job>;
  onClose: () => void;
}

/**
 * Shows the number of rows before the export starts. The file is written by a background job, which continues without the
 * page.
 */
export default function ExportDialog<Counted, Started>(props: ExportDialogProps<Counted, Started>) {
  const { title, query, ids, seen = [], count, start, onClose } = props;
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const [format, setFormat] = useStoredState<ExportFormat>('format', z.enum(exportFormats), () => 'XLSX');
  const { result, reload } = useRecord(count, count.input.parse({ filter: query.filter, keyword: query.keyword, ids }));
  const { choice, setChoice } = useExportColumns(result.data?.chosen ?? null);
  const { progress, send } = useOperation(start);
  const columns = result.data?.columns ?? [];
  const rowCount = result.data?.count ?? 0;
  const said = { count: rowCount, rows: formatCount(rowCount) };
  const requested = requestedColumns(choice, { columns, seen });

  const begin = async () => {
    const sent = await send(start.input.parse({ ...query, ids, format, columns: requested }));
    if (sent.at !== 'done') return;
    onClose();
    showJobs();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('kit.close')}</Button>
      <Button
        variant="primary"
        disabled={result.at !== 'ready' || rowCount === 0 || !isComplete(requested)}
        loading={progress.at === 'sending'}
        onClick={() => void begin()}
      >
        {t('kit.export.submit', said)}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={actions}>
      {result.at === 'failed' && (
        <CallFailed title={t('kit.export.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && (
        <output>
          <Spinner size={14} /> {t('kit.export.counting')}
        </output>
      )}
      {result.at === 'ready' && <output>{t('kit.export.rows', said)}</output>}
      <Field group label={t('kit.export.format')} width="full">
        <Radio
          value={format}
          options={exportFormats.map((value) => ({ value, label: t(`kit.export.${value.toLowerCase()}`) }))}
          onChange={setFormat}
        />
      </Field>
      {columns.length > 0 && <ExportColumnFields choice={choice} columns={columns} seen={seen} onChange={setChoice} />}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Dialog>
  );
}
