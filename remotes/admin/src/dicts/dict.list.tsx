import {
  countDictExport,
  countDicts,
  createDict,
  type DictRecord,
  dictRecord,
  exportDicts,
  listDicts,
} from '@console/contracts/dicts';
import { useShell } from '@console/remote-kit';
import { actionsOf, columnsOf, filtersOf, ListPage, type RecordActions, useList } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { dictCreateHref, dictSaveHref, entryListHref } from './dict-pages';

const useColumns = columnsOf<DictRecord>({ ns: 'dict', dicts: ['dict_kind'] }, (column) => [
  column.stacked('name', ({ name, id }, { textOf }) => ({ main: textOf(name), small: id }), {
    width: 240,
    narrow: 'first',
  }),
  column.text('description', ({ description }) => description, { give: 'last' }),
  column.count('entries', { width: 80, narrow: 'end' }),
  column.code('kind', 'dict_kind', { width: 104, narrow: 'second' }),
  column.text('isEditable', ({ isEditable }, { t }) => t(isEditable ? 'dict.yes' : 'dict.no'), { width: 88 }),
  column.count('version', { width: 88, sortable: true }),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 128 }),
  column.time('updatedAt', { sortable: true }),
]);
const filters = filtersOf(listDicts, 'dict', (filter) => [
  filter.codes('kind', 'dict_kind'),
  filter.flag('isEditable', 'dict.editableOnly'),
]);
const allowedActions = actionsOf({
  ns: 'dict',
  record: dictRecord,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => dictSaveHref(id) } },
});
const options = { filters: filters.kinds, sort: { key: 'id', dir: 'asc' } } as const;

/**
 * Actions of a dictionary. Opening its entries needs no further permission, so the server does not list that action.
 */
const dictActions: RecordActions<DictRecord> = {
  useActions: (page) => {
    const { t } = useTranslation();
    const { navigate } = useShell();
    const { rowActions } = allowedActions.useActions(page);
    return {
      rowActions: (row) => [
        { key: 'ENTRIES', label: t('dict.showEntries'), icon: 'stack', onClick: () => navigate(entryListHref(row.id)) },
        ...rowActions(row),
      ],
      dialog: null,
    };
  },
};

/** Dictionaries of the platform with purpose, type and a link to their entries. */
export default function DictList() {
  return (
    <ListPage
      ns="dict"
      list={useList(listDicts, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="kind"
      counts={countDicts}
      create={{ permission: createDict.permission, href: dictCreateHref }}
      exporting={{ count: countDictExport, start: exportDicts }}
      actions={dictActions}
      onOpen="ENTRIES"
    />
  );
}
