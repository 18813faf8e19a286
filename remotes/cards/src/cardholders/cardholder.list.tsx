import { type Cardholder, countCardholderExport, exportCardholders, listCardholders } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ExportButton, ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { createHref, holderHref } from './holder-pages';
import { useHolderColumns } from './use-holder-columns';
import { useHolderActions } from './use-holder-actions';
import { filterKinds, useHolderFilters, useHolderViews } from './use-holder-filters';

const options = { filters: filterKinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Everybody who may hold a card, and what can be done with them. */
export default function CardholderList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listCardholders, options);
  const views = useHolderViews();
  const filters = useHolderFilters();
  const columns = useHolderColumns();
  const { actionsOf, dialog } = useHolderActions(() => list.reload({ background: true }));
  const mayExport = useCan('cards.cardholder.export');
  const open = useCallback(({ id }: Cardholder) => navigate(holderHref(id)), [navigate]);
  const rowActions = useCallback(
    (holder: Cardholder): RowAction[] => [
      { key: 'view', label: t('holder.view'), icon: 'eye', onClick: () => open(holder) },
      ...actionsOf(holder),
    ],
    [t, open, actionsOf],
  );
  const create = <CreateButton />;
  const labels = {
    label: t('holders.title'),
    failed: t('holders.failed'),
    none: t('holders.none'),
    noMatch: t('holders.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('holders.title')}
      actions={
        <>
          {mayExport && (
            <ExportButton
              title={t('holders.export')}
              query={list.query}
              views={list.views}
              count={countCardholderExport}
              start={exportCardholders}
            />
          )}
          {create}
        </>
      }
      searchLabel={t('holders.search')}
      views={{ label: t('holders.views'), filter: 'status', items: views }}
      filters={filters}
    >
      <ListTable list={list} labels={labels} columns={columns} onOpen={open} rowActions={rowActions} first={create} />
      {dialog}
    </ListScreen>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const mayCreate = useCan('cards.cardholder.save');
  if (!mayCreate) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(createHref)}>
      {t('holder.create')}
    </Button>
  );
}
