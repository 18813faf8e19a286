import {
  countParameterExport,
  countParameters,
  exportParameters,
  listParameters,
  type Parameter,
  parameter,
} from '@console/contracts/parameters';
import { actionsOf, badgeOf, columnsOf, filtersOf, ListPage, useList } from '@console/screens';
import { useMemo } from 'react';
import { saveHref } from './parameter-pages';
import { useSetting } from './use-setting';

const dicts = ['parameter_status', 'parameter_group'];

function useReading() {
  const reading = useSetting();
  return useMemo(() => ({ reading }), [reading]);
}

const useColumns = columnsOf<Parameter, { reading: ReturnType<typeof useSetting> }>(
  { ns: 'parameter', dicts, useMore: useReading },
  (column) => [
    column.stacked('name', ({ name, id }, { textOf }) => ({ main: textOf(name), small: id }), {
      width: 320,
      narrow: 'first',
    }),
    column.code('group', 'parameter_group', { width: 168, give: 'last' }),
    column.text('effective', (one, { reading }) => reading(one, one.effective), { width: 120, narrow: 'second' }),
    column.text('byDefault', (one, { reading }) => reading(one, one.byDefault), { width: 100 }),
    column.status('status', ({ status }, { label }) =>
      badgeOf(
        label,
        { dict: 'parameter_status', code: status },
        status === 'ACTIVE' ? { state: 'ok', shape: 'dot' } : { state: 'mute', shape: 'dash' },
      ),
    ),
    column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 140 }),
    column.time('updatedAt', { sortable: true }),
  ],
);
const filters = filtersOf(listParameters, 'parameter', (filter) => [
  filter.codes('status', 'parameter_status'),
  filter.codes('group', 'parameter_group'),
]);
const options = { filters: filters.kinds, sort: { key: 'id', dir: 'asc' } } as const;

const parameterActions = actionsOf({
  ns: 'parameter',
  record: parameter,
  links: { EDIT: { icon: 'sliders', href: ({ id }) => saveHref(id) } },
});

/** List of platform parameters with their effective values, defaults and last changes. */
export default function ParameterList() {
  return (
    <ListPage
      ns="parameter"
      list={useList(listParameters, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="status"
      counts={countParameters}
      exporting={{ count: countParameterExport, start: exportParameters }}
      actions={parameterActions}
      onOpen="EDIT"
    />
  );
}
