import { createDict, type DictRecord, listDicts } from '@console/contracts/dicts';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, useList } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dictCreateHref, dictSaveHref, entryListHref } from './dict-pages';

const useColumns = columnsOf<DictRecord>({ ns: 'dict', dicts: ['dict_kind'] }, (column) => [
  column.stacked('name', ({ name, id }, { textOf }) => ({ main: textOf(name), small: id }), {
    width: 240,
    narrow: 'first',
  }),
  column.text('description', ({ description }) => description, { give: 'last' }),
  column.count('entries', { width: 80, narrow: 'second' }),
  column.code('kind', 'dict_kind', { width: 104 }),
  column.text('isEditable', ({ isEditable }, { t }) => t(isEditable ? 'dict.yes' : 'dict.no'), { width: 88 }),
  column.count('version', { width: 88, sortable: true }),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 128 }),
  column.time('updatedAt', { sortable: true }),
]);
const filters = filtersOf(listDicts, 'dict', (filter) => [
  filter.codes('kind', 'dict_kind'),
  filter.flag('isEditable', 'dict.editableOnly'),
]);
const options = { filters: filters.kinds, sort: { key: 'id', dir: 'asc' } } as const;

/** Every dictionary of the platform: what it is for, whose codes it has, and the way to its entries. */
export default function DictList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listDicts, options);
  const open = useCallback(({ id }: DictRecord) => navigate(entryListHref(id)), [navigate]);
  const actionsOf = ({ id, allowedActions }: DictRecord): RowAction[] => [
    { key: 'ENTRIES', label: t('dict.showEntries'), icon: 'stack', onClick: () => navigate(entryListHref(id)) },
    ...(allowedActions.some(({ action }) => action === 'EDIT')
      ? ([
          { key: 'EDIT', label: t('dict.action.EDIT'), icon: 'pencil', onClick: () => navigate(dictSaveHref(id)) },
        ] as const)
      : []),
  ];
  return (
    <ListPage
      ns="dict"
      list={list}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="kind"
      create={{ permission: createDict.permission, href: dictCreateHref }}
      rowActions={actionsOf}
      onOpen={open}
    />
  );
}
