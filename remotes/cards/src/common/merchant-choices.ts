import { listMerchantOptions } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';

/**
 * Returns the merchants for a filter; merchants in the address have names before the list is loaded. `isNeeded` loads
 * the list.
 */
export function useMerchantChoices(isNeeded = true) {
  const textOf = useLocalText();
  const [address] = useSearchParams();
  const seesMerchants = useMay(listMerchantOptions);
  const chosen = (address.get('merchantId') ?? '').split(',').filter(Boolean);
  const isRequested = isNeeded && seesMerchants;
  const { rows, search, result } = useOptions(listMerchantOptions, isRequested ? {} : null, chosen);
  return {
    options: rows.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo })),
    search,
    isLoading: isRequested && result.at === 'loading',
  };
}
