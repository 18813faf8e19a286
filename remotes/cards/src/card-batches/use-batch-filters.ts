import { batchStates } from '@console/contracts/cards';
import type { Filter, List, ListTab } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { useBinFilter } from '../common/use-bin-filter';
import { useMerchantFilter } from '../common/use-merchant-filter';

/** Filters in the address of the list, in addition to page, size, sort order and keyword. */
export const filterKinds = {
  state: 'list',
  merchantId: 'list',
  binId: 'list',
  createdAt: 'days',
  isMine: 'flag',
} as const;

export function useBatchFilters(list: Pick<List<unknown>, 'needsChoices'>): Filter[] {
  const { t } = useTranslation();
  const merchant = useMerchantFilter(list);
  const bin = useBinFilter(list);
  return [
    {
      name: 'state',
      label: t('batch.state'),
      options: batchStates.map((value) => ({ value, label: t(`batch.state.${value}`) })),
    },
    merchant,
    bin,
    { name: 'createdAt', label: t('card.createdAt'), options: 'days' },
    { name: 'isMine', label: t('batches.mine'), options: [{ value: 'true', label: t('batches.mineOnly') }] },
  ];
}

export function useBatchTabs(): ListTab[] {
  const { t } = useTranslation();
  return [
    { key: 'all', label: t('batches.all'), values: [] },
    ...batchStates.map((state) => ({ key: state, label: t(`batch.state.${state}`), values: [state] })),
  ];
}
