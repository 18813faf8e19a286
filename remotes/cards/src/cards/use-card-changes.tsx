import { type Card, card as cardSchema } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../common/use-reason-text';

// Each is loaded with its first click, because most visits only view.
const CardMoneyDialog = lazyComponent(() => import('./card-money.dialog'));
const CardLimitDialog = lazyComponent(() => import('./card-limit.dialog'));
const CardAliasDialog = lazyComponent(() => import('./card-alias.dialog'));
const CardInfoDialog = lazyComponent(() => import('./card-info.dialog'));

/** Changes in the order of their buttons, each with the action that the server offers for it. */
const changes = [
  { change: 'LIMIT', action: 'LIMIT', icon: 'sliders' },
  { change: 'TOPUP', action: 'TOPUP', icon: 'plus' },
  { change: 'WITHDRAW', action: 'WITHDRAW', icon: 'swap' },
  { change: 'ALIAS', action: 'UPDATE', icon: 'pencil' },
  { change: 'INFO', action: 'UPDATE', icon: 'users' },
] as const;

const changeDialogShape = { change: ['TOPUP', 'WITHDRAW', 'LIMIT', 'ALIAS', 'INFO'], card: cardSchema } as const;

interface CardChanges {
  /** Buttons of a card; a disabled button shows its reason. */
  changesOf: (card: Card) => RowAction[];
  /** Open dialog, rendered anywhere on the page. */
  dialog: ReactNode;
}

/** Changes of money, limit, alias, cardholder and validity, for rows and the page of a card. */
export function useCardChanges(onChanged: () => void): CardChanges {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const dialogShape = useDialog('change', changeDialogShape);
  const { open } = dialogShape;
  const changesOf = useCallback(
    (card: Card): RowAction[] =>
      changes.flatMap(({ change, action, icon }) => {
        const offered = card.allowedActions.find((one) => one.action === action);
        if (!offered) return [];
        return [
          {
            key: change,
            icon,
            label: t(`card.${change}`),
            onClick: () => open({ change, card: cardSchema.strip().parse(card) }),
            disabled: !offered.enabled,
            reason: offered.reason && reasonText(offered.reason),
          },
        ];
      }),
    [t, reasonText, open],
  );
  const dialog = dialogShape.show(({ change, card }) => {
    const about = { card, onChanged, onClose: dialogShape.close };
    switch (change) {
      case 'TOPUP':
      case 'WITHDRAW':
        return <CardMoneyDialog action={change} {...about} />;
      case 'LIMIT':
        return <CardLimitDialog {...about} />;
      case 'ALIAS':
        return <CardAliasDialog {...about} />;
      case 'INFO':
        return <CardInfoDialog {...about} />;
    }
  });
  return { changesOf, dialog };
}
