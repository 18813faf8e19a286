import { currencies } from '@console/contracts';
import { limitModes, limitSubjects, listBinOptions, listMerchantOptions } from '@console/contracts/cards';
import { type Filter, useDicts, useLocalText, useRecord, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { limitDicts } from './limit-dicts';
import { useLimitScope } from './use-limit-scope';

/** What the address of the list may say beside page, size, order and keyword. */
export const filterKinds = {
  mode: 'list',
  countedBy: 'list',
  merchantId: 'list',
  binId: 'list',
  currency: 'list',
} as const;

export function useLimitFilters(): Filter[] {
  const { t } = useTranslation();
  const { scope } = useLimitScope();
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  const bins = useRecord(listBinOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'countedBy',
      label: t('limit.countedBy'),
      options: limitSubjects.map((value) => ({ value, label: t(`limit.subject.${scope}.${value}`) })),
    },
    {
      name: 'merchantId',
      label: t('card.merchant'),
      options: merchants.map(({ id, name, merchantNo }) => ({
        value: id,
        label: textOf(name),
        description: merchantNo,
      })),
    },
    {
      name: 'binId',
      label: t('card.bin'),
      options: bins.map(({ id, bin, productName }) => ({ value: id, label: bin, description: textOf(productName) })),
    },
    { name: 'currency', label: t('card.currency'), options: currencies.map((value) => ({ value, label: value })) },
  ];
}

export function useLimitViews(): View[] {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  return [
    { key: 'all', label: t('limits.all'), values: [] },
    ...limitModes.map((mode) => ({ key: mode, label: label('limit_mode', mode), values: [mode] })),
  ];
}
