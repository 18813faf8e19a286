import { createDictEntry, type DictEntry, dictEntry, listDictEntries, readDict } from '@console/contracts/dicts';
import { lazyComponent, useShell } from '@console/remote-kit';
import { ListPage, useDialog, useList, useLocalText, useRecord } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { entryActions } from './dict-entry-actions';
import { entryFilters, useEntryColumns } from './dict-entry-columns';
import { entryCreateHref, entrySaveHref } from './dict-pages';

/** Loaded with the first click on an action: most visits only look. */
const DictEntryActionDialog = lazyComponent(() => import('./dict-entry-action.dialog'));

const options = { filters: entryFilters.kinds, sort: { key: 'sort', dir: 'asc' } } as const;
const shape = { entry: dictEntry, action: entryActions } as const;
const icons = { EDIT: 'pencil', ENABLE: 'check', DISABLE: 'lock', DELETE: 'close' } as const;

/** Entries of one dictionary, or of all where a label is looked for. */
export default function DictEntryList() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { navigate } = useShell();
  const list = useList(listDictEntries, options);
  const acting = useDialog('action', shape);
  const [id, ...others] = list.address.filters['dict'] ?? [];
  const only = id !== undefined && others.length === 0 ? { id } : null;
  const dict = useRecord(readDict, only).result.data;
  const mayAdd = dict?.allowedActions.some(({ action }) => action === 'ADD') ?? false;
  const edit = useCallback((entry: DictEntry) => navigate(entrySaveHref(entry.id)), [navigate]);
  const actionsOf = (entry: DictEntry): RowAction[] =>
    entry.allowedActions.map(({ action, enabled, reason }): RowAction => {
      const chosen = entryActions.find((one) => one === action);
      return {
        key: action,
        label: t(`dictEntry.action.${action}`),
        icon: icons[chosen ?? 'EDIT'],
        onClick: () => (chosen ? acting.open({ entry, action: chosen }) : edit(entry)),
        ...(enabled ? {} : { disabled: true, reason: t(`dictEntry.barred.${reason ?? ''}`) }),
        ...(chosen === 'DELETE' || chosen === 'DISABLE' ? { danger: true } : {}),
      };
    });
  const canEdit = (list.result.data?.list ?? []).some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="dictEntry"
      {...(only && dict && { title: t('dictEntry.titleOf', { name: textOf(dict.name) }) })}
      list={list}
      columns={useEntryColumns()}
      filters={entryFilters.useFilters()}
      {...(only && mayAdd && { create: { permission: createDictEntry.permission, href: entryCreateHref(only.id) } })}
      rowActions={canEdit ? actionsOf : undefined}
      onOpen={canEdit ? edit : undefined}
    >
      {acting.show(({ entry, action }) => (
        <DictEntryActionDialog
          entry={entry}
          action={action}
          onChanged={() => list.reload({ background: true })}
          onClose={acting.close}
        />
      ))}
    </ListPage>
  );
}
