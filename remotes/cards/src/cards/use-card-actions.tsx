import { type Card, card as cardSchema } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionOf, endOf, type OfferedAction } from './card-actions.rules';
import { useReasonText } from '../common/use-reason-text';

/** Loaded with the first action, because most visits only view. */
const CardFreezeDialog = lazyComponent(() => import('./card-freeze.dialog'));

interface CardActions {
  /** Buttons of a card; a disabled button shows its reason. */
  actionsOf: (card: Card) => RowAction[];
  /** Button that requests the cancellation. */
  endingOf: (card: Card) => RowAction[];
  /** Open dialog, rendered anywhere on the page. */
  dialog: ReactNode;
}

const actionDialogShape = { action: ['FREEZE', 'UNFREEZE', 'CANCEL'], card: cardSchema } as const;

const appearances = {
  FREEZE: { label: 'card.freeze', icon: 'lock', danger: false },
  UNFREEZE: { label: 'card.unfreeze', icon: 'unlock', danger: false },
  CANCEL: { label: 'card.cancel', icon: 'close', danger: true },
} as const;

/** Freeze and unfreeze, for rows and the page of a card. `onChanged` is called when the page shows an outdated card. */
export function useCardActions(onChanged: () => void): CardActions {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const dialogShape = useDialog('deed', actionDialogShape);
  const { open } = dialogShape;
  const buttonOf = useCallback(
    (card: Card, offered: OfferedAction | undefined): RowAction[] => {
      if (!offered) return [];
      const { action, isEnabled, reason } = offered;
      return [
        {
          key: action,
          ...appearances[action],
          label: t(appearances[action].label),
          onClick: () => open({ action, card: cardSchema.strip().parse(card) }),
          disabled: !isEnabled,
          reason: reason && reasonText(reason),
        },
      ];
    },
    [t, reasonText, open],
  );
  const actionsOf = useCallback((card: Card) => buttonOf(card, actionOf(card)), [buttonOf]);
  const endingOf = useCallback((card: Card) => buttonOf(card, endOf(card)), [buttonOf]);
  const dialog = dialogShape.show((about) => (
    <CardFreezeDialog {...about} onChanged={onChanged} onClose={dialogShape.close} />
  ));
  return { actionsOf, endingOf, dialog };
}
