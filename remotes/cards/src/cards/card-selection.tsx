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

/** Loaded with the first click on an action: most visits only look. */
const CardBulkDialog = lazyComponent(() => import('./card-bulk.dialog'));

/** Its cards too: they are chosen no longer where it is open again after signing in. */
const bulkDialogShape = { action: bulkActions, selection: cardSelection, currency: currencies };

interface CardSelection {
  /** For the table; none where the user may do nothing with many cards. */
  table: Selection | undefined;
  /** In the place of the filters; null while nothing is chosen. */
  bar: ReactNode;
  dialog: ReactNode;
}

/** Actions on many cards. `onChanged`: some cards are not what the page shows. */
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
  // What cannot be undone comes last.
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
