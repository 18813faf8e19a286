import { currencies } from '@console/contracts';
import {
  bulkActions,
  type BulkAction,
  type Card,
  cardSelection,
  countCardExport,
  exportCards,
} from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { ExportButton, type List, ListSelection, useJobEnd, useDialog, useSelection } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import type { Selection } from '@console/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkOrder, bulkSpecs, commonCurrency, selectionOf } from './card-bulk.rules';

/** Loaded with the first action, because most visits only view. */
const CardBulkDialog = lazyComponent(() => import('./card-bulk.dialog'));

/** Includes the selection, because the list has no selection when the dialog is restored after sign-in. */
const bulkDialogShape = { action: bulkActions, selection: cardSelection, currency: currencies };

interface CardSelection {
  /** Selection for the table; undefined for users without bulk actions. */
  table: Selection | undefined;
  /** Bar that replaces the filters; null without a selection. */
  bar: ReactNode;
  dialog: ReactNode;
}

/** Bulk actions on cards. `onChanged` is called when the page shows outdated cards. */
export function useCardSelection(list: List<Card>, onChanged: () => void): CardSelection {
  const { t } = useTranslation();
  const may: Record<BulkAction, boolean> = {
    FREEZE: useCan(bulkSpecs.FREEZE.permission),
    UNFREEZE: useCan(bulkSpecs.UNFREEZE.permission),
    TOPUP: useCan(bulkSpecs.TOPUP.permission),
    WITHDRAW: useCan(bulkSpecs.WITHDRAW.permission),
    LIMIT: useCan(bulkSpecs.LIMIT.permission),
    RENAME: useCan(bulkSpecs.RENAME.permission),
    CANCEL: useCan(bulkSpecs.CANCEL.permission),
  };
  const mayExport = useCan('cards.card.export');
  const selection = useSelection(list);
  const bulk = useDialog('bulk', bulkDialogShape);
  const { watch } = useJobEnd(onChanged);
  const actions = bulkOrder.filter((one) => may[one]);
  const { chosen } = selection;
  const ask = (action: BulkAction) =>
    bulk.open({
      action,
      selection: selectionOf(selection, list.query),
      currency: commonCurrency(selection, 'USD'),
    });
  const buttonOf = (one: BulkAction) => (
    <Button
      key={one}
      size="small"
      variant={one === 'CANCEL' ? 'danger' : 'secondary'}
      icon={bulkSpecs[one].icon}
      onClick={() => ask(one)}
    >
      {t(`bulk.${one}.button`)}
    </Button>
  );
  // The irreversible action comes last.
  const bar = selection.count > 0 && (
    <ListSelection list={list} selection={selection}>
      {actions.filter((one) => one !== 'CANCEL').map(buttonOf)}
      {mayExport && chosen.at === 'some' && (
        <ExportButton
          size="small"
          title={t('cards.export')}
          query={{ sort: list.query.sort }}
          views={list.views}
          ids={[...chosen.rows.keys()]}
          count={countCardExport}
          start={exportCards}
        />
      )}
      {may.CANCEL && buttonOf('CANCEL')}
    </ListSelection>
  );
  const dialog = bulk.show((dialogShape) => (
    <CardBulkDialog
      {...dialogShape}
      onBegun={(id) => {
        watch(id);
        selection.clear();
      }}
      onClose={bulk.close}
    />
  ));
  return { table: actions.length > 0 || mayExport ? selection.table : undefined, bar, dialog };
}
