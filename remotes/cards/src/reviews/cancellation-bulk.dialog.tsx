import type { OutputOf } from '@console/contracts';
import {
  approveMatched,
  type CancellationDeed,
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
  deed: CancellationDeed;
  /** The job has begun. */
  onBegun: (jobId: string) => void;
  onClose: () => void;
}

/** How many there are and what follows, before all of them are approved or asked about again. */
export default function CancellationBulkDialog({ deed, onBegun, onClose }: CancellationBulkDialogProps) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const told = useRecord(precheckCancellations, nothing);
  const counted = told.answer.data;
  const { progress, send } = useOperation(deed === 'APPROVE' ? approveMatched : resyncMismatched);
  const count = (counted && countOf(deed, counted)) ?? 0;
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
      title={t(`cancellation.bulk.${deed}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('card.close')}</Button>
          <Button
            variant="primary"
            loading={progress.at === 'sending'}
            disabled={count === 0}
            onClick={() => void save()}
          >
            {t(`cancellation.bulk.${deed}.submit`, { count, number: formatCount(count) })}
          </Button>
        </>
      }
    >
      {told.answer.at === 'failed' && (
        <CallFailed title={t('cancellation.bulk.failed')} failure={told.answer.failure} onRetry={() => told.reload()} />
      )}
      {told.answer.at === 'loading' && <Skeleton rows={2} />}
      {counted && <Told deed={deed} counted={counted} />}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Dialog>
  );
}

const countOf = (deed: CancellationDeed, { matched, mismatched }: Counted): number =>
  deed === 'APPROVE' ? matched.count : mismatched.count;

function Told({ deed, counted }: { deed: CancellationDeed; counted: Counted }) {
  const { t } = useTranslation();
  const { matched, mismatched } = counted;
  const count = countOf(deed, counted);
  if (count === 0) return <Notice>{t(`cancellation.bulk.${deed}.none`)}</Notice>;
  return (
    <>
      <Facts
        items={[
          { label: t('desk.match.MATCHED'), value: formatCount(matched.count) },
          { label: t('desk.match.MISMATCHED'), value: formatCount(mismatched.count) },
          ...(deed === 'APPROVE'
            ? matched.returned.map((money) => ({
                label: t('cancellation.bulk.returned', { currency: money.currency }),
                value: <Amount value={money} />,
              }))
            : []),
        ]}
      />
      <Notice tone={deed === 'APPROVE' ? 'warn' : 'info'}>{t(`cancellation.bulk.${deed}.effect`)}</Notice>
    </>
  );
}
