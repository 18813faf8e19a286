import { type Card, card as cardSchema } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionOf, endOf, type OfferedAction } from './card-actions.rules';
import { useReasonText } from '../common/use-reason-text';

/** Loaded with the first click on an action: most visits only look. */
const CardFreezeDialog = lazyComponent(() => import('./card-freeze.dialog'));

interface CardActions {
  /** Buttons of one card; a disabled one says why. */
  actionsOf: (card: Card) => RowAction[];
  /** The button that asks for its end. */
  endingOf: (card: Card) => RowAction[];
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const actionDialogShape = { action: ['FREEZE', 'UNFREEZE', 'CANCEL'], card: cardSchema } as const;

const appearances = {
  FREEZE: { label: 'card.freeze', icon: 'lock', danger: false },
  UNFREEZE: { label: 'card.unfreeze', icon: 'unlock', danger: false },
  CANCEL: { label: 'card.cancel', icon: 'close', danger: true },
} as const;

/** Freezing and unfreezing from a row or a card's own page. `onChanged`: the card is not what the page shows. */
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
