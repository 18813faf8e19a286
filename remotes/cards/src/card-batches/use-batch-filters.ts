import { batchStates, listBinOptions } from '@console/contracts/cards';
import { type Filter, useLocalText, useRecord, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { useMerchantFilter } from '../common/use-merchant-filter';

/** What the address of the list may say beside page, size, order and keyword. */
export const filterKinds = {
  state: 'list',
  merchantId: 'list',
  binId: 'list',
  createdAt: 'days',
  isMine: 'flag',
} as const;

export function useBatchFilters(): Filter[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const merchant = useMerchantFilter();
  const bins = useRecord(listBinOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'state',
      label: t('batch.state'),
      options: batchStates.map((value) => ({ value, label: t(`batch.state.${value}`) })),
    },
    merchant,
    {
      name: 'binId',
      label: t('card.bin'),
      options: bins.map(({ id, bin, productName }) => ({ value: id, label: bin, description: textOf(productName) })),
    },
    { name: 'createdAt', label: t('card.createdAt'), options: 'days' },
    { name: 'isMine', label: t('batches.mine'), options: [{ value: 'true', label: t('batches.mineOnly') }] },
  ];
}

export function useBatchViews(): View[] {
  const { t } = useTranslation();
  return [
    { key: 'all', label: t('batches.all'), values: [] },
    ...batchStates.map((state) => ({ key: state, label: t(`batch.state.${state}`), values: [state] })),
  ];
}
