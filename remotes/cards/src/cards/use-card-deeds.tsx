import { type Card, card } from '@console/contracts/cards';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deedOf, endOf, type OfferedDeed } from './card-deeds.rules';

/** Loaded with the first click on a deed: most visits only look. */
const CardFreezeDialog = later(() => import('./card-freeze.dialog'));

interface CardDeeds {
  /** Buttons of one card; a disabled one says why. */
  actionsOf: (card: Card) => RowAction[];
  /** The button that asks for its end. */
  endingOf: (card: Card) => RowAction[];
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const askedDeed = { deed: ['FREEZE', 'UNFREEZE', 'CANCEL'], card } as const;

const faces = {
  FREEZE: { label: 'card.freeze', icon: 'lock' },
  UNFREEZE: { label: 'card.unfreeze', icon: 'unlock' },
  CANCEL: { label: 'card.cancel', icon: 'close' },
} as const;

/** Freezing and unfreezing from a row or a card's own page. `onChanged`: the card is not what the page shows. */
export function useCardDeeds(onChanged: () => void): CardDeeds {
  const { t } = useTranslation();
  const asked = useOpened('deed', askedDeed);
  const { open } = asked;
  const buttonOf = useCallback(
    (card: Card, offered: OfferedDeed | undefined): RowAction[] => {
      if (!offered) return [];
      const { deed, isEnabled, reason } = offered;
      return [
        {
          key: deed,
          ...faces[deed],
          label: t(faces[deed].label),
          onClick: () => open({ deed, card }),
          disabled: !isEnabled,
          reason: reason && t(`card.obstacle.${reason}`),
        },
      ];
    },
    [t, open],
  );
  const actionsOf = useCallback((card: Card) => buttonOf(card, deedOf(card)), [buttonOf]);
  const endingOf = useCallback((card: Card) => buttonOf(card, endOf(card)), [buttonOf]);
  const dialog = asked.show((about) => <CardFreezeDialog {...about} onChanged={onChanged} onClose={asked.close} />);
  return { actionsOf, endingOf, dialog };
}
