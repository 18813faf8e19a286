import {
  countMerchantExport,
  countMerchants,
  exportMerchants,
  listMerchants,
  type Merchant,
  saveMerchantIdentity,
} from '@console/contracts/merchants';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, useCountries, useList } from '@console/screens';
import { StatusBadge, TextLink } from '@console/ui';
import { merchantActions } from './merchant-actions';
import { createHref, viewHref } from './merchant-pages';
import { merchantDicts, merchantStatus } from './merchant-status';

type Countries = ReturnType<typeof useCountries>;
const sources = { ns: 'merchant', dicts: merchantDicts, useMore: useCountries };

const useColumns = columnsOf<Merchant, Countries>(sources, (column) => [
  column.stacked(
    'name',
    ({ id, name, merchantNo }, { textOf, navigate }) => ({
      main: (
        <TextLink quiet href={viewHref(id)} onNavigate={navigate}>
          <bdi>{textOf(name)}</bdi>
        </TextLink>
      ),
      small: merchantNo,
    }),
    { width: 240, sortable: true, give: 'last', narrow: 'first' },
  ),
  column.text('registrationNo', ({ registrationNo }) => registrationNo || '–', { width: 136 }),
  column.text('country', ({ country }, { nameOf }) => (country ? nameOf(country) : '–'), { width: 128 }),
  column.text('currencies', ({ currencies }) => currencies.join(' ') || '–', { width: 152 }),
  column.stacked(
    'status',
    ({ status, isChangeInReview }, { label, t }) => ({
      main: <StatusBadge {...merchantStatus(status, label)} />,
      small: isChangeInReview ? t('merchant.changeInReview') : null,
    }),
    { width: 136, narrow: 'end' },
  ),
  column.time('createdAt', { sortable: true }),
  column.time('updatedAt', { sortable: true }),
]);

const filters = filtersOf(listMerchants, 'merchant', (filter) => [
  filter.codes('status', 'merchant_status'),
  filter.from('country', useCountries),
  filter.codes('currency', 'currency', { title: 'merchant.currencies' }),
]);
const options = { filters: filters.kinds, sort: { key: 'updatedAt', dir: 'desc' } } as const;

export default function MerchantList() {
  const { navigate } = useShell();
  return (
    <ListPage
      ns="merchant"
      list={useList(listMerchants, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="status"
      counts={countMerchants}
      create={{ permission: saveMerchantIdentity.permission, href: createHref }}
      exporting={{ count: countMerchantExport, start: exportMerchants }}
      actions={merchantActions}
      onOpen={({ id }) => navigate(viewHref(id))}
    />
  );
}
