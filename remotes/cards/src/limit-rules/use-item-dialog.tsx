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

/** Opens the limit at a place of a rule, or a new one behind the last. The dialog stands outside the form of the page. */
export function useItemDialog({ values, set }: Form<LimitRuleDraft>): {
  open: (index: number) => void;
  dialog: ReactNode;
} {
  const dialogState = useDialog('item', dialogShape);
  const items = values.items ?? [];
  const put = (place: string, item: LimitItemDraft) =>
    set('items', Number(place) < items.length ? items.with(Number(place), item) : [...items, item]);
  const open = (index: number) => dialogState.open({ place: String(index), item: items[index] ?? null });
  const dialog = dialogState.show(({ place, item }) => (
    <LimitItemDialog
      record={item}
      currency={values.currency ?? null}
      onDone={(next) => {
        put(place, next);
        dialogState.close();
      }}
      onClose={dialogState.close}
    />
  ));
  return { open, dialog };
}
