import { listMerchantOptions } from '@console/contracts/cards';
import { useLocalText, useRecord } from '@console/screens';

/** Merchants to filter a list by. */
export function useMerchantChoices() {
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return {
    options: merchants.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo })),
  };
}
