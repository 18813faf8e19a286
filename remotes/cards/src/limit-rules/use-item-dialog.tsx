import { limitItemDraft, type LimitItemDraft, type LimitRuleDraft } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { type Form, useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first limit that is added or changed. */
const LimitItemDialog = lazyComponent(() => import('./limit-item.dialog'));

/** As many limits as a rule may have. */
export const itemsMax = 10;

const places = Array.from({ length: itemsMax }, (_, index) => String(index));

const dialogShape = { place: places, item: limitItemDraft.nullable() } as const;

/** The dialog of one limit of a rule. */
export interface ItemDialog {
  /** Opens the limit at a place of the rule, or a new one behind the last. */
  open: (index: number, items: readonly LimitItemDraft[]) => void;
  /** Stands outside the form of the page. */
  dialogOf: (form: Form<LimitRuleDraft>) => ReactNode;
}

export function useItemDialog(): ItemDialog {
  const dialogState = useDialog('item', dialogShape);
  return {
    open: (index, items) => dialogState.open({ place: String(index), item: items[index] ?? null }),
    dialogOf: ({ values, set }) =>
      dialogState.show(({ place, item }) => (
        <LimitItemDialog
          record={item}
          currency={values.currency ?? null}
          onDone={(next) => {
            set('items', placed(values.items ?? [], Number(place), next));
            dialogState.close();
          }}
          onClose={dialogState.close}
        />
      )),
  };
}

const placed = (items: readonly LimitItemDraft[], place: number, item: LimitItemDraft) =>
  place < items.length ? items.with(place, item) : [...items, item];
