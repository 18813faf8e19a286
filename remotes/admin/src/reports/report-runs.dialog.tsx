import { saveFile } from '@console/api';
import { isOpenJob } from '@console/contracts/jobs';
import { downloadJob } from '@console/contracts/jobs';
import { listReportRuns, type Report, type ReportRun } from '@console/contracts/reports';
import { formatCount, formatDateTime } from '@console/i18n';
import { CallFailed, CallRefused, useOperation, usePoll, useRecord, useShown } from '@console/screens';
import { Button, CopyText, Empty, Facts, Skeleton, StatusBadge, Surface } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { runStateOf } from './report-columns';

const pollMs = 2_000;

/** Runs of a report, each with the checksum that proves that its file is complete. */
export default function ReportRunsDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listReportRuns, { id: report.id });
  const runs = result.data?.list ?? [];
  usePoll(runs.some(isOpenJob), () => reload({ background: true }), pollMs);
  const actions = <Button onClick={onClose}>{t('report.close')}</Button>;
  return (
    <Dialog open width={680} title={t('report.runsOf', { name: report.name })} onClose={onClose} actions={actions}>
      {result.at === 'failed' && (
        <CallFailed title={t('report.runsFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.data && runs.length === 0 && <Empty picture="history" title={t('report.noRuns')} />}
      {runs.map((run) => (
        <RunFacts key={run.id} run={run} />
      ))}
    </Dialog>
  );
}

function RunFacts({ run }: { run: ReportRun }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { progress, send } = useOperation(downloadJob);
  const fetchFile = async () => {
    const sent = await send({ id: run.id });
    if (sent.at === 'done') saveFile(sent.data.url, sent.data.name);
  };
  return (
    <Surface title={formatDateTime(run.startedAt, zone)} extra={<StatusBadge {...runStateOf(run.state, t)} />}>
      <Facts
        items={[
          { label: t('report.startedBy'), value: run.startedBy },
          { label: t('report.rows'), value: run.rows === null ? '–' : formatCount(run.rows) },
          { label: t('report.file'), value: run.fileName ?? '–' },
          { label: 'SHA-256', value: run.sha256 === null ? '–' : <CopyText text={run.sha256} /> },
          { label: t('report.expiresAt'), value: run.expiresAt === null ? '–' : formatDateTime(run.expiresAt, zone) },
        ]}
      />
      {run.canDownload && (
        <Button icon="download" loading={progress.at === 'sending'} onClick={() => void fetchFile()}>
          {t('report.download')}
        </Button>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Surface>
  );
}
