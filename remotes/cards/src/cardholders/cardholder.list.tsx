import {
  type Cardholder,
  countCardholderExport,
  createCardholder,
  exportCardholders,
  listCardholders,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { holderFilters, useHolderColumns } from './holder-columns';
import { createHref, holderHref } from './holder-pages';
import { useHolderActions } from './use-holder-actions';

const options = { filters: holderFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Everybody who may hold a card, and what can be done with them. */
export default function CardholderList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listCardholders, options);
  const { actionsOf, dialog } = useHolderActions(() => list.reload({ background: true }));
  const open = useCallback(({ id }: Cardholder) => navigate(holderHref(id)), [navigate]);
  const rowActions = useCallback(
    (holder: Cardholder): RowAction[] => [
      { key: 'view', label: t('holder.view'), icon: 'eye', onClick: () => open(holder) },
      ...actionsOf(holder),
    ],
    [t, open, actionsOf],
  );
  return (
    <ListPage
      ns="holders"
      picture="people"
      list={list}
      columns={useHolderColumns()}
      filters={holderFilters.useFilters()}
      tabs="status"
      create={{ permission: createCardholder.permission, href: createHref }}
      exporting={{ count: countCardholderExport, start: exportCardholders }}
      rowActions={rowActions}
      onOpen={open}
    >
      {dialog}
    </ListPage>
  );
}
