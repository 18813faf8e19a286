import {
  type Company,
  countCompanies,
  countCompanyExport,
  exportCompanies,
  listCompanies,
  saveCompanyIdentity,
} from '@console/contracts/company';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, useCountries, useList } from '@console/screens';
import { StatusBadge, TextLink } from '@console/ui';
import { companyActions } from './company-actions';
import { createHref, viewHref } from './company-pages';
import { companyDicts, companyStatus } from './company-status';

type Countries = ReturnType<typeof useCountries>;
const sources = { ns: 'company', dicts: companyDicts, useMore: useCountries };

const useColumns = columnsOf<Company, Countries>(sources, (column) => [
  column.stacked(
    'name',
    ({ id, name, companyNo }, { textOf, navigate }) => ({
      main: (
        <TextLink quiet href={viewHref(id)} onNavigate={navigate}>
          <bdi title={textOf(name)}>{textOf(name)}</bdi>
        </TextLink>
      ),
      small: companyNo,
    }),
    { width: 224, sortable: true, give: 'first', narrow: 'first' },
  ),
  column.text('agreementNo', ({ agreementNo }) => agreementNo || '–', { width: 124 }),
  column.text('registrationNo', ({ registrationNo }) => registrationNo || '–', { width: 160, give: 'last' }),
  column.text('country', ({ country }, { nameOf }) => (country ? nameOf(country) : '–'), { width: 136, give: 'last' }),
  column.text('feeCurrency', ({ feeCurrency }) => feeCurrency ?? '–', { width: 88 }),
  column.stacked(
    'status',
    ({ status, isChangeInReview }, { label, t }) => ({
      main: <StatusBadge {...companyStatus(status, label)} />,
      small: isChangeInReview ? t('company.changeInReview') : null,
    }),
    { width: 128, narrow: 'end' },
  ),
  column.time('createdAt', { sortable: true }),
  column.time('updatedAt', { sortable: true }),
]);

const filters = filtersOf(listCompanies, 'company', (filter) => [
  filter.codes('status', 'company_status'),
  filter.from('country', useCountries),
  filter.codes('feeCurrency', 'currency'),
]);
const options = { filters: filters.kinds, sort: { key: 'updatedAt', dir: 'desc' } } as const;

export default function CompanyList() {
  const { navigate } = useShell();
  return (
    <ListPage
      ns="company"
      list={useList(listCompanies, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="status"
      counts={countCompanies}
      create={{ permission: saveCompanyIdentity.permission, href: createHref }}
      exporting={{ count: countCompanyExport, start: exportCompanies }}
      actions={companyActions}
      onOpen={({ id }) => navigate(viewHref(id))}
    />
  );
}
