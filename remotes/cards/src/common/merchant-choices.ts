import { listMerchantOptions } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';

/** Merchants to filter a list by; those that the address names are known by name. */
export function useMerchantChoices() {
  const textOf = useLocalText();
  const [address] = useSearchParams();
  const seesMerchants = useMay(listMerchantOptions);
  const chosen = (address.get('merchantId') ?? '').split(',').filter(Boolean);
  const { rows, search } = useOptions(listMerchantOptions, seesMerchants ? {} : null, chosen);
  return {
    options: rows.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo })),
    search,
  };
}
