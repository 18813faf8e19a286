import { type ApiKey, listApiKeys, listMerchantOptions } from '@console/contracts/merchants';
import { formatCount, formatList } from '@console/i18n';
import { useSearchParams } from '@console/remote-kit/router';
import { columnsOf, filtersOf, useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';
import { Moment } from '@console/ui';
import { apiKeyDicts, apiKeyStatusOf, lastUseOf, shownSecretOf } from './api-key-status';

export const useApiKeyColumns = columnsOf<ApiKey>({ ns: 'apiKey', dicts: apiKeyDicts }, (column) => [
  column.stacked(
    'name',
    ({ name, secrets }) => ({ main: <bdi>{name}</bdi>, small: secrets[0] && shownSecretOf(secrets[0]) }),
    {
      width: 200,
      sortable: true,
      give: 'last',
      narrow: 'first',
    },
  ),
  column.text(
    'merchant',
    ({ merchant }, { textOf, t }) => (merchant ? textOf(merchant.name) : t('apiKey.allMerchants')),
    {
      width: 152,
    },
  ),
  column.own(
    'scopes',
    ({ scopes }, { label }) => (
      <span title={formatList(scopes.map((code) => label('permission', code)))}>{formatCount(scopes.length)}</span>
    ),
    { width: 96, align: 'end' },
  ),
  column.text('addresses', ({ addresses }, { t }) => formatList(addresses) || t('apiKey.anyAddress'), { width: 136 }),
  column.stacked(
    'lastUse',
    (key, { t, zone }) => {
      const use = lastUseOf(key);
      return use
        ? { main: <Moment at={use.at} zone={zone} />, small: use.ip }
        : { main: t('apiKey.neverUsed'), small: null };
    },
    { width: 140 },
  ),
  column.text('lastDay', ({ lastDay }, { t }) => lastDay ?? t('apiKey.noEnd'), { width: 112 }),
  column.text('owner', ({ owner }) => owner, { width: 128 }),
  column.status('status', ({ status }, { label }) => apiKeyStatusOf(status, label), { width: 104 }),
]);

/** Merchants for the filter, including the merchants in the address. */
function useMerchantFilter() {
  const textOf = useLocalText();
  const seesMerchants = useMay(listMerchantOptions);
  const chosen = (useSearchParams()[0].get('merchantId') ?? '').split(',').filter(Boolean);
  const { rows, search } = useOptions(listMerchantOptions, seesMerchants ? {} : null, chosen);
  return {
    options: rows.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo })),
    search,
  };
}

export const apiKeyFilters = filtersOf(listApiKeys, 'apiKey', (filter) => [
  filter.codes('status', 'api_key_status'),
  filter.from('merchantId', useMerchantFilter, { title: 'apiKey.merchant' }),
]);

/** Filters of the keys of one merchant. */
export const merchantKeyFilters = filtersOf(listApiKeys, 'apiKey', (filter) => [
  filter.codes('status', 'api_key_status'),
]);
