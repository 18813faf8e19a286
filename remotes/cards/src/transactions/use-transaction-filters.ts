import {
  declineCodes,
  feeKinds,
  type Transaction,
  transactionPhases,
  transactionRegions,
  transactionStatuses,
  transactionTypes,
} from '@console/contracts/cards';
import { listCountries } from '@console/contracts';
import {
  useDicts,
  useLocalText,
  useRecord,
  type Filter,
  type List,
  type ListTab,
  useCurrencies,
} from '@console/screens';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from '../purchases/transaction-dicts';
import { useMerchantChoices } from '../common/merchant-choices';
import { usePoolChoices } from '../common/pool-choices';

/** Filters in the address of the list, in addition to page, size, sort order and keyword. */
export const filterKinds = {
  at: 'days',
  status: 'list',
  phase: 'list',
  type: 'list',
  declineCode: 'list',
  cardId: 'list',
  merchantId: 'list',
  poolId: 'list',
  amount: 'amounts',
  currency: 'list',
  mcc: 'list',
  country: 'list',
  region: 'list',
  feeKind: 'list',
} as const;

const nobody: never[] = [];

/** Filters of the list. The card filter only offers the cards of the shown rows, because there can be thousands. */
export function useTransactionFilters({
  result,
  needsChoices,
}: Pick<List<Transaction>, 'result' | 'needsChoices'>): Filter[] {
  const { t } = useTranslation();
  const dicts = useDicts(transactionDicts);
  const textOf = useLocalText();
  const merchants = useMerchantChoices(needsChoices('merchantId'));
  const currencies = useCurrencies();
  const needsCountries = needsChoices('country');
  const listed = useRecord(listCountries, needsCountries ? {} : null).result;
  const countries = listed.data?.list ?? nobody;
  const pools = usePoolChoices(needsChoices('poolId'));
  const worded = (name: string, dict: string, codes: readonly string[]): Filter => ({
    name,
    label: t(`transaction.${name}`),
    options: codes.map((value) => ({ value, label: dicts.label(dict, value) })),
  });
  const cards = new Map((result.data?.list ?? []).map(({ card }) => [card.id, card]));
  return [
    { name: 'at', label: t('transaction.at'), options: 'days' },
    worded('status', 'transaction_status', transactionStatuses),
    worded('phase', 'transaction_phase', transactionPhases),
    worded('type', 'transaction_type', transactionTypes),
    worded('declineCode', 'decline_reason', declineCodes),
    {
      name: 'cardId',
      label: t('transaction.card'),
      options: [...cards].map(([value, { number, alias }]) => ({
        value,
        label: `••${number.slice(-4)}`,
        description: alias,
      })),
    },
    {
      name: 'merchantId',
      label: t('transaction.merchant'),
      ...merchants,
    },
    ...(pools ? [{ name: 'poolId', label: t('card.pool'), ...pools }] : []),
    { name: 'amount', label: t('transaction.billed'), options: 'amounts' },
    {
      name: 'currency',
      label: t('transaction.currency'),
      options: currencies,
    },
    {
      name: 'mcc',
      label: t('transaction.mcc'),
      options: dicts.options('merchant_category').map((option) => ({ ...option, description: option.value })),
    },
    {
      name: 'country',
      label: t('transaction.country'),
      options: countries.map(({ code, names }) => ({ value: code, label: textOf(names), description: code })),
      isLoading: needsCountries && listed.at === 'loading',
    },
    worded('region', 'transaction_region', transactionRegions),
    worded('feeKind', 'fee_kind', feeKinds),
  ];
}

/** Tabs, one for each status of the specification. */
export function useTransactionTabs(): ListTab[] {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const tabs = (['REJECTED', 'PENDING', 'SUCCESS'] as const).map((status) => ({
    key: status,
    label: label('transaction_status', status),
    values: [status],
  }));
  return [{ key: 'all', label: t('transactions.all'), values: [] }, ...tabs];
}
