import type { Filter, List } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { useMerchantChoices } from './merchant-choices';

/** Filter by merchants, stored in the address as `merchantId`. */
export function useMerchantFilter({ needsChoices }: Pick<List<unknown>, 'needsChoices'>): Filter {
  const { t } = useTranslation();
  return { name: 'merchantId', label: t('card.merchant'), ...useMerchantChoices(needsChoices('merchantId')) };
}
