import type { OutputOf } from '@console/contracts';
import {
  approveMatched,
  type CancellationAction,
  precheckCancellations,
  resyncMismatched,
} from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, CallRefused, useOperation, useRecord } from '@console/screens';
import { Amount, Button, Facts, Notice, Skeleton } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

type Counted = OutputOf<typeof precheckCancellations>;

const nothing = {};

interface CancellationBulkDialogProps {
  action: CancellationAction;
  /** Called after the job has started. */
  onBegun: (jobId: string) => void;
  onClose: () => void;
}

/** Confirmation of a bulk approval or re-sync, with the number of items and the effect. */
export default function CancellationBulkDialog({ action, onBegun, onClose }: CancellationBulkDialogProps) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const preview = useRecord(precheckCancellations, nothing);
  const counted = preview.result.data;
  const { progress, send } = useOperation(action === 'APPROVE' ? approveMatched : resyncMismatched);
  const count = (counted && countOf(action, counted)) ?? 0;
  const save = async () => {
    if (!counted) return;
    const sent = await send({ asOf: counted.asOf });
    if (sent.at !== 'done') return;
    onBegun(sent.data.id);
    onClose();
    showJobs();
  };
  return (
    <Dialog
      open
      title={t(`cancellation.bulk.${action}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('card.close')}</Button>
          <Button
            variant={action === 'APPROVE' ? 'danger' : 'primary'}
            loading={progress.at === 'sending'}
            disabled={count === 0}
            onClick={() => void save()}
          >
            {t(`cancellation.bulk.${action}.submit`, { count, number: formatCount(count) })}
          </Button>
        </>
      }
    >
      {preview.result.at === 'failed' && (
        <CallFailed
          title={t('cancellation.bulk.failed')}
          failure={preview.result.failure}
          onRetry={() => preview.reload()}
        />
      )}
      {preview.result.at === 'loading' && <Skeleton rows={2} />}
      {counted && <Announced action={action} counted={counted} />}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Dialog>
  );
}

const countOf = (action: CancellationAction, { matched, mismatched }: Counted): number =>
  action === 'APPROVE' ? matched.count : mismatched.count;

function Announced({ action, counted }: { action: CancellationAction; counted: Counted }) {
  const { t } = useTranslation();
  const { matched, mismatched } = counted;
  const count = countOf(action, counted);
  if (count === 0) return <Notice>{t(`cancellation.bulk.${action}.none`)}</Notice>;
  return (
    <>
      <Facts
        items={[
          { label: t('workbench.match.MATCHED'), value: formatCount(matched.count) },
          { label: t('workbench.match.MISMATCHED'), value: formatCount(mismatched.count) },
          ...(action === 'APPROVE'
            ? matched.returned.map((money) => ({
                label: t('cancellation.bulk.returned', { currency: money.currency }),
                value: <Amount value={money} />,
              }))
            : []),
        ]}
      />
      <Notice tone={action === 'APPROVE' ? 'warn' : 'info'}>{t(`cancellation.bulk.${action}.effect`)}</Notice>
    </>
  );
}
