import { limitItemDraft, type LimitItemDraft, type LimitRuleDraft } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { type Form, useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first limit that is added or edited. */
const LimitItemDialog = lazyComponent(() => import('./limit-item.dialog'));

/** Maximum of limits in a rule. */
export const itemsMax = 10;

const places = Array.from({ length: itemsMax }, (_, index) => String(index));

const dialogShape = { place: places, item: limitItemDraft.nullable() } as const;

/** Dialog state for one limit of a rule. */
export interface ItemDialog {
  /** Opens the limit at an index; an index behind the last one opens a new limit. */
  open: (index: number, items: readonly LimitItemDraft[]) => void;
  /** Rendered outside the form of the page, because forms cannot be nested. */
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
