import { type BatchItemState, batchItemStates, listCardBatchItems, readCardBatch } from '@console/contracts/cards';
import { usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, usePoll, useRecord } from '@console/screens';
import { Empty, PageBody, Skeleton, Surface, Tabs } from '@console/ui';
import { DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { BatchHead } from './batch-head';
import { useItemColumns } from './use-item-columns';

/** Polling interval of a running batch. */
const pollMs = 1_500;

export default function CardBatchView() {
  const { t } = useTranslation();
  const batchNo = useSearchParams()[0].get('no');
  const input = readCardBatch.input.safeParse({ batchNo });
  if (!input.success) return <Empty picture="choice" title={t('batch.noNumber')} />;
  return <BatchPage batchNo={input.data.batchNo} />;
}

function BatchPage({ batchNo }: { batchNo: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardBatch, { batchNo });
  const { shown, show } = useShownState();
  const items = useRecord(listCardBatchItems, { batchNo, ...(shown && { state: shown }) }, { keeps: true });
  const columns = useItemColumns();
  usePageTitle({ no: batchNo });
  const layout = () => {
    reload({ background: true });
    items.reload({ background: true });
  };
  const batch = result.data;
  usePoll(batch?.state === 'RUNNING', layout, pollMs);
  if (!batch)
    return result.at === 'failed' ? (
      <CallFailed title={t('batch.failed')} failure={result.failure} onRetry={() => reload()} />
    ) : (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  const tabs = batchItemStates
    .filter((state) => batch.counts[state] > 0 || state === shown)
    .map((state) => ({ key: state, label: t(`batch.item.${state}`), count: batch.counts[state] }));
  return (
    <PageBody>
      <BatchHead batch={batch} onChanged={layout} />
      <Surface flush>
        <Tabs
          label={t('batch.results')}
          items={[{ key: 'all', label: t('batch.all'), count: batch.count }, ...tabs]}
          current={shown ?? 'all'}
          onChange={show}
        />
        <DataTable
          label={t('batch.results')}
          columns={columns}
          rows={items.result.data?.list ?? []}
          rowKey={({ seq }) => String(seq)}
          loading={items.result.at === 'loading'}
          placeholder={
            items.result.at === 'failed' ? (
              <CallFailed
                title={t('batch.itemsFailed')}
                failure={items.result.failure}
                onRetry={() => items.reload()}
              />
            ) : (
              <Empty title={t('batch.noItems')} />
            )
          }
        />
      </Surface>
    </PageBody>
  );
}

/** Filter by result, stored in the address. */
function useShownState(): { shown: BatchItemState | undefined; show: (key: string) => void } {
  const [search, setSearch] = useSearchParams();
  const shown = batchItemStates.find((state) => state === search.get('state'));
  const show = (key: string) => {
    const next = new URLSearchParams(search);
    if (key === 'all') next.delete('state');
    else next.set('state', key);
    setSearch(next, { replace: true });
  };
  return { shown, show };
}
