import { listMerchantOptions } from '@console/contracts/cards';
import { type Filter, useLocalText, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Finds the rows of some merchants, in the address as `merchantId`. */
export function useMerchantFilter(): Filter {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return {
    name: 'merchantId',
    label: t('card.merchant'),
    options: merchants.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo })),
  };
}
