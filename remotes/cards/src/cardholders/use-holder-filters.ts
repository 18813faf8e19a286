import { holderStatuses, kycStatuses } from '@console/contracts/cards';
import { type Filter, useDicts, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { holderDicts } from './holder-dicts';
import { useCountries } from '../common/use-countries';
import { useMerchantFilter } from '../common/use-merchant-filter';

/** What the address of the list may say beside page, size, order and keyword. */
export const filterKinds = {
  status: 'list',
  kycStatus: 'list',
  merchantId: 'list',
  country: 'list',
  sharesToWalletUser: 'flag',
} as const;

export function useHolderFilters(): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  const countries = useCountries();
  const merchant = useMerchantFilter();
  return [
    {
      name: 'status',
      label: t('holder.status'),
      options: holderStatuses.map((value) => ({ value, label: label('holder_status', value) })),
    },
    {
      name: 'kycStatus',
      label: t('holder.kyc'),
      options: kycStatuses.map((value) => ({ value, label: label('kyc_status', value) })),
    },
    merchant,
    { name: 'country', label: t('holder.country'), options: countries.options },
    {
      name: 'sharesToWalletUser',
      label: t('holder.shares'),
      options: [{ value: 'true', label: t('holder.sharesOnly') }],
    },
  ];
}

export function useHolderViews(): View[] {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  return [
    { key: 'all', label: t('holders.all'), values: [] },
    ...holderStatuses.map((status) => ({ key: status, label: label('holder_status', status), values: [status] })),
  ];
}
