import {
  countDictEntryExport,
  createDictEntry,
  dictEntry,
  exportDictEntries,
  listDictEntries,
  readDict,
} from '@console/contracts/dicts';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf, ListPage, useList, useLocalText, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { entryFilters, useEntryColumns } from './dict-entry-columns';
import { entryCreateHref, entrySaveHref } from './dict-pages';

const options = { filters: entryFilters.kinds, sort: { key: 'sort', dir: 'asc' } } as const;

const entryActions = actionsOf({
  ns: 'dictEntry',
  record: dictEntry,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => entrySaveHref(id) } },
  actions: {
    ENABLE: { icon: 'check' },
    DISABLE: { icon: 'lock', isDangerous: true },
    DELETE: { icon: 'close', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./dict-entry-action.dialog')),
});

/** Entries of one dictionary, or of all dictionaries to search for a label. */
export default function DictEntryList() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const list = useList(listDictEntries, options);
  const [id, ...others] = list.address.filters['dict'] ?? [];
  const only = id !== undefined && others.length === 0 ? { id } : null;
  const dict = useRecord(readDict, only).result.data;
  const mayAdd = dict?.allowedActions.some(({ action }) => action === 'ADD') ?? false;
  return (
    <ListPage
      ns="dictEntry"
      {...(only && dict && { title: t('dictEntry.titleOf', { name: textOf(dict.name) }) })}
      list={list}
      columns={useEntryColumns()}
      filters={entryFilters.useFilters()}
      {...(only && mayAdd && { create: { permission: createDictEntry.permission, href: entryCreateHref(only.id) } })}
      exporting={{ count: countDictEntryExport, start: exportDictEntries }}
      actions={entryActions}
      onOpen="EDIT"
    />
  );
}
