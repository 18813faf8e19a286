import { listBinOptions } from '@console/contracts/cards';
import { type Filter, type List, useLocalText, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Filter by BINs, stored in the address as `binId`. */
export function useBinFilter({ needsChoices }: Pick<List<unknown>, 'needsChoices'>): Filter {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const isNeeded = needsChoices('binId');
  const { result } = useRecord(listBinOptions, isNeeded ? {} : null);
  const bins = result.data?.list ?? [];
  return {
    name: 'binId',
    label: t('card.bin'),
    options: bins.map(({ id, bin, productName }) => ({ value: id, label: bin, description: textOf(productName) })),
    isLoading: isNeeded && result.at === 'loading',
  };
}
