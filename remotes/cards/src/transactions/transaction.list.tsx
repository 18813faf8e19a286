import {
  countTransactionExport,
  exportTransactions,
  listTransactions,
  type Transaction,
} from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { ExportButton, type List, ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHref } from '../purchases/transaction-pages';
import { useNoteDrafts } from '../notes/use-note-drafts';
import { useTransactionColumns } from './use-transaction-columns';
import { filterKinds, useTransactionFilters, useTransactionTabs } from './use-transaction-filters';

/** Loaded with the first purchase that is opened. */
const TransactionDialog = lazyComponent(() => import('./transaction.dialog'));

const options = { filters: filterKinds, sort: { key: 'at', dir: 'desc' } } as const;

export default function TransactionList() {
  const { t } = useTranslation();
  const list = useList(listTransactions, options);
  const filters = useTransactionFilters(list);
  const tabs = useTransactionTabs();
  const columns = useTransactionColumns();
  const { shown, show } = useShownTransaction();
  const drafts = useNoteDrafts();
  const open = useCallback(({ id }: Transaction) => show(id), [show]);
  const rowActions = useRowActions(open);
  const labels = {
    label: t('transactions.title'),
    failed: t('transactions.failed'),
    none: t('transactions.none'),
    noneText: t('transactions.noneText'),
    noMatch: t('transactions.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('transactions.title')}
      actions={<TransactionsExport list={list} />}
      searchLabel={t('transactions.search')}
      tabs={{ label: t('transactions.views'), filter: 'status', items: tabs }}
      filters={filters}
      totals={{ label: t('transactions.totals'), field: 'billed' }}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        onOpen={open}
        rowActions={rowActions}
        picture="history"
      />
      {shown !== null && (
        <TransactionDialog
          id={shown}
          rows={list.result.data?.list ?? []}
          drafts={drafts}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
    </ListScreen>
  );
}

/** Actions of a row; a declined purchase has "Why?" instead of the view action. */
function useRowActions(open: (row: Transaction) => void) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const seesCards = useCan('cards.card.view');
  return useCallback(
    (row: Transaction): RowAction[] => [
      row.declineCode === null
        ? { key: 'view', label: t('transaction.view'), icon: 'eye', onClick: () => open(row) }
        : { key: 'why', label: t('transaction.why'), icon: 'info', onClick: () => open(row) },
      ...(seesCards
        ? [
            {
              key: 'card',
              label: t('transaction.openCard'),
              icon: 'card' as const,
              onClick: () => navigate(cardHref(row.card.id)),
            },
          ]
        : []),
    ],
    [t, open, navigate, seesCards],
  );
}

/** Open purchase, stored in the address so that links can open it. */
function useShownTransaction() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      next.delete('entry');
      if (id === null) next.delete('txn');
      else next.set('txn', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('txn'), show };
}

function TransactionsExport({ list }: { list: List<Transaction> }) {
  const { t } = useTranslation();
  const mayExport = useCan('cards.transaction.export');
  if (!mayExport) return null;
  return (
    <ExportButton
      title={t('transactions.export')}
      query={list.query}
      views={list.views}
      count={countTransactionExport}
      start={exportTransactions}
    />
  );
}
