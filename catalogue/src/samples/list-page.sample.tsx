import { columnsOf, filtersOf, ListPage, useList } from '@console/screens';
import { KitPage } from '../kit-page';
import { type Answers, serveThings } from '../thing-server';
import { createThing, listThings, type Thing } from '../things';

const useColumns = columnsOf<Thing>({ ns: 'thing', dicts: ['wallet_status'] }, (column) => [
  column.link('name', { href: () => '#thing', width: 200 }),
  column.money('limit', { width: 160 }),
  column.status('status', ({ status }, { label }) => ({
    state: status === 'ACTIVE' ? 'ok' : 'info',
    shape: status === 'ACTIVE' ? 'dot' : 'diamond',
    label: label('wallet_status', status),
  })),
  column.time('createdAt', { sortable: true }),
]);
const filters = filtersOf(listThings, 'thing', (filter) => [filter.codes('status', 'wallet_status')]);
const options = { filters: filters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

function Things() {
  const list = useList(listThings, options);
  return (
    <ListPage
      ns="thing"
      list={list}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="status"
      create={{ permission: createThing.permission, href: '#new' }}
    />
  );
}

const show = (answers: Answers, at = '/main/thing') => (
  <KitPage at={at} serve={() => serveThings(answers)} Screen={Things} />
);

export default {
  title: 'ListPage',
  alone: true,
  states: {
    loading: () => show('loading'),
    empty: () => show('empty'),
    'no match': () => show('empty', '/main/thing?status=FROZEN'),
    failed: () => show('failed'),
    ready: () => show('ready'),
  },
};
