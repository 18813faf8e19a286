import { listParameters, type Parameter } from '@console/contracts/parameters';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, useList } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveHref } from './parameter-pages';
import { useSetting } from './use-setting';

const dicts = ['parameter_status'];

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
    column.text('effective', (one, { reading }) => reading(one, one.effective), { width: 120 }),
    column.text('byDefault', (one, { reading }) => reading(one, one.byDefault), { width: 100 }),
    column.status('status', ({ status }, { label }) => ({
      ...(status === 'ACTIVE' ? ({ state: 'ok', shape: 'dot' } as const) : ({ state: 'mute', shape: 'dash' } as const)),
      label: label('parameter_status', status),
    })),
    column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 140 }),
    column.time('updatedAt', { sortable: true }),
  ],
);
const filters = filtersOf(listParameters, 'parameter', (filter) => [filter.codes('status', 'parameter_status')]);
const options = { filters: filters.kinds, sort: { key: 'id', dir: 'asc' } } as const;

/** Settings of the platform: what counts now, what would count without them, and who changed them last. */
export default function ParameterList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listParameters, options);
  const rows = list.result.data?.list ?? [];
  const edit = useCallback(({ id }: Parameter) => navigate(saveHref(id)), [navigate]);
  const actionsOf = (one: Parameter): RowAction[] =>
    one.allowedActions.map(({ action }) => ({
      key: action,
      label: t(`parameter.action.${action}`),
      icon: 'sliders',
      onClick: () => edit(one),
    }));
  const canEdit = rows.some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="parameter"
      list={list}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="status"
      rowActions={canEdit ? actionsOf : undefined}
      onOpen={canEdit ? edit : undefined}
    />
  );
}
