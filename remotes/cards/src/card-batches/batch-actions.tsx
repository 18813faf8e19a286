import { type CardBatch, exportCardBatch, retryCardBatch } from '@console/contracts/cards';
import { cancelJob } from '@console/contracts/jobs';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Actions of a batch: cancel cards that are not started, retry failed cards, and export the result. */
export function BatchActions({ batch, onChanged }: { batch: CardBatch; onChanged: () => void }) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const mayCreate = useCan('cards.card.create');
  const mayExport = useCan('cards.card.export');
  const cancel = useOperation(cancelJob);
  const retry = useOperation(retryCardBatch);
  const exported = useOperation(exportCardBatch);
  const { batchNo, counts, jobId } = batch;
  const refused = [cancel, retry, exported].find(({ progress }) => 'failure' in progress)?.progress;

  const after = (sent: { at: string }) => sent.at !== 'busy' && onChanged();
  const save = async () => {
    const sent = await exported.send({ batchNo, format: 'XLSX' });
    if (sent.at === 'done') showJobs();
  };
  return (
    <>
      {refused && 'failure' in refused && <CallRefused failure={refused.failure} />}
      {mayExport && (
        <Button icon="download" loading={exported.progress.at === 'sending'} onClick={() => void save()}>
          {t('batch.export')}
        </Button>
      )}
      {mayCreate && jobId !== null && counts.WAITING > 0 && (
        <Button loading={cancel.progress.at === 'sending'} onClick={() => void cancel.send({ id: jobId }).then(after)}>
          {t('batch.cancel', { count: counts.WAITING })}
        </Button>
      )}
      {mayCreate && counts.FAILED > 0 && (
        <Button
          variant="primary"
          icon="refresh"
          loading={retry.progress.at === 'sending'}
          onClick={() => void retry.send({ batchNo }).then(after)}
        >
          {t('batch.retry', { count: counts.FAILED })}
        </Button>
      )}
    </>
  );
}
