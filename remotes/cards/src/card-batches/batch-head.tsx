import type { CardBatch } from '@console/contracts/cards';
import { formatCount, formatDateTime } from '@console/i18n';
import { useLocalText, useShown } from '@console/screens';
import { Amount, KeyFigures, Notice, PageHeader, ProgressBar, StatusBadge, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { BatchActions } from './batch-actions';
import { stateStatuses } from './batch-state.rules';

/** Head of a batch: number, progress and actions. */
export function BatchHead({ batch, onChanged }: { batch: CardBatch; onChanged: () => void }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { zone } = useShown();
  const { counts, count, state } = batch;
  const settled = count - counts.WAITING - counts.ORDERED;
  const said = { done: formatCount(settled), all: formatCount(count), failed: formatCount(counts.FAILED) };
  const about = [
    textOf(batch.merchant.name),
    textOf(batch.bin.productName),
    batch.createdBy,
    formatDateTime(batch.createdAt, zone),
  ];
  return (
    <>
      <PageHeader
        title={batch.batchNo}
        extra={<StatusBadge {...stateStatuses[state]} label={t(`batch.state.${state}`)} />}
        description={about.join(' · ')}
      >
        <BatchActions batch={batch} onChanged={onChanged} />
      </PageHeader>
      <Surface>
        <ProgressBar isWide value={settled / count} label={t('batch.progress')} />
        <output>{t(counts.FAILED > 0 ? 'batch.settledFailed' : 'batch.settled', said)}</output>
      </Surface>
      {state === 'RUNNING' && counts.ORDERED > 0 && <Notice>{t('batch.waits')}</Notice>}
      <KeyFigures
        items={[
          { label: t('batch.made'), value: formatCount(counts.DONE) },
          { label: t('batch.price'), value: <Amount tone="figure" value={batch.price} /> },
          {
            label: t('batch.deposit'),
            value: batch.deposit ? <Amount tone="figure" value={batch.deposit} /> : t('batch.ownDeposits'),
          },
          { label: t('batch.fee'), value: <Amount tone="figure" value={batch.fee} /> },
          { label: t('batch.reserved'), value: <Amount tone="figure" value={batch.reserved} /> },
        ]}
      />
    </>
  );
}
