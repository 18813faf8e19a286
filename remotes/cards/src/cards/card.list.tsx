import { type Card, countCardExport, exportCards, listCardBatches, listCards } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ExportButton, type List, ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { batchesHref } from '../common/batch-pages';
import { cardHref, createHref } from './card-pages';
import { useCardSelection } from './card-selection';
import { useCardColumns } from './use-card-columns';
import { filterKinds, useCardFilters, useCardTabs } from './use-card-filters';
import { useCardChanges } from './use-card-changes';
import { useCardActions } from './use-card-actions';
import { useNumberSearch } from './use-number-search';

const options = { filters: filterKinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function CardList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listCards, options);
  const tabs = useCardTabs();
  const filters = useCardFilters(list);
  const columns = useCardColumns();
  const refresh = () => {
    list.reload({ background: true });
    tabs.recount();
  };
  const actions = useCardActions(() => {
    list.reload();
    tabs.recount();
  });
  const changes = useCardChanges(refresh);
  const byNumber = useNumberSearch();
  const selection = useCardSelection(list, refresh);
  const { actionsOf } = actions;
  const { changesOf } = changes;
  const open = useCallback(({ id }: Card) => navigate(cardHref(id)), [navigate]);
  // Memoized so that unchanged rows are not rendered again.
  const rowActions = useCallback(
    (card: Card): RowAction[] => [
      { key: 'view', label: t('card.view'), icon: 'eye', onClick: () => open(card) },
      ...actionsOf(card),
      ...changesOf(card),
    ],
    [t, open, actionsOf, changesOf],
  );
  const create = <CreateButton />;
  const labels = useLabels();
  return (
    <ListScreen
      list={list}
      title={t('cards.title')}
      count={tabs.total}
      actions={
        <>
          <BatchesButton />
          <CardsExport list={list} />
          {create}
        </>
      }
      selectionBar={selection.bar}
      searchLabel={t('cards.search')}
      privateSearch={byNumber}
      tabs={{ label: t('cards.views'), filter: 'state', items: tabs.items }}
      filters={filters}
      totals={{ label: t('cards.totals'), field: 'balance' }}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        onOpen={open}
        rowActions={rowActions}
        first={create}
        selection={selection.table}
      />
      {actions.dialog}
      {changes.dialog}
      {selection.dialog}
    </ListScreen>
  );
}

function useLabels() {
  const { t } = useTranslation();
  return {
    label: t('cards.title'),
    failed: t('cards.failed'),
    none: t('cards.none'),
    noneText: t('cards.noneText'),
    noMatch: t('cards.noMatch'),
  };
}

function BatchesButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!useCan(listCardBatches.permission)) return null;
  return (
    <Button icon="stack" onClick={() => navigate(batchesHref)}>
      {t('batches.title')}
    </Button>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const canCreate = useCan('cards.card.create');
  if (!canCreate) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(createHref)}>
      {t('card.create')}
    </Button>
  );
}

function CardsExport({ list }: { list: List<Card> }) {
  const { t } = useTranslation();
  const mayExport = useCan('cards.card.export');
  if (!mayExport) return null;
  return (
    <ExportButton
      title={t('cards.export')}
      query={list.query}
      views={list.views}
      count={countCardExport}
      start={exportCards}
    />
  );
}
