import { type CardBatchRow, listCardBatches } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ListScreen, ListTable, useList } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { batchHref } from '../common/batch-pages';
import { useBatchColumns } from './use-batch-columns';
import { filterKinds, useBatchFilters, useBatchTabs } from './use-batch-filters';

const options = { filters: filterKinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Card batches with requester, counts and status. */
export default function CardBatchList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listCardBatches, options);
  const tabs = useBatchTabs();
  const filters = useBatchFilters(list);
  const columns = useBatchColumns();
  const open = useCallback(({ batchNo }: CardBatchRow) => navigate(batchHref(batchNo)), [navigate]);
  const labels = {
    label: t('batches.title'),
    failed: t('batches.failed'),
    none: t('batches.none'),
    noneText: t('batches.noneText'),
    noMatch: t('batches.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('batches.title')}
      searchLabel={t('batches.search')}
      tabs={{ label: t('batches.views'), filter: 'state', items: tabs }}
      filters={filters}
    >
      <ListTable list={list} labels={labels} columns={columns} onOpen={open} picture="history" />
    </ListScreen>
  );
}
