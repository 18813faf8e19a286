import {
  countRegistrationExport,
  exportRegistrations,
  listRegistrations,
  type Registration,
} from '@console/contracts/merchants';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, useList } from '@console/screens';
import { registrationActions } from './registration-actions';
import { reviewHref } from './registration-pages';
import { registrationDicts, registrationState } from './registration-state';

const useColumns = columnsOf<Registration>({ ns: 'registration', dicts: registrationDicts }, (column) => [
  column.link('username', { href: ({ id }) => reviewHref(id), width: 220, sortable: true }),
  column.text('email', ({ email }) => email.masked, { width: 196, narrow: 'second', give: 'last' }),
  column.text('phone', ({ phone }) => phone.masked, { width: 132, give: 'last' }),
  column.text('referralCode', ({ referralCode }) => referralCode, { width: 116 }),
  column.text('language', ({ language }, { t }) => t(`registration.language.${language}`), { width: 96 }),
  column.status('state', ({ state }, { label }) => registrationState(state, label), { width: 168 }),
  column.time('createdAt', { sortable: true }),
]);
const filters = filtersOf(listRegistrations, 'registration', (filter) => [
  filter.codes('state', 'registration_state'),
  filter.days('createdAt'),
  filter.flag('hasReferralCode', 'registration.withReferralCode', { title: 'registration.referralCode' }),
]);
const options = { filters: filters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function RegistrationList() {
  const { navigate } = useShell();
  return (
    <ListPage
      ns="registration"
      picture="people"
      list={useList(listRegistrations, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="state"
      exporting={{ count: countRegistrationExport, start: exportRegistrations }}
      actions={registrationActions}
      onOpen={({ id }) => navigate(reviewHref(id))}
    />
  );
}
