import type { Card } from '@console/contracts/cards';
import type { RowAction } from '@console/ui/table';
import { lazy, startTransition, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deed, deedOf, endOf, type OfferedDeed } from './card-deeds.rules';

/** Loaded with the first click on a deed: most visits only look. */
const CardFreezeDialog = lazy(() => import('./card-freeze.dialog'));

interface CardDeeds {
  /** Buttons of one card; a disabled one says why. */
  actionsOf: (card: Card) => RowAction[];
  /** The button that asks for its end. */
  endingOf: (card: Card) => RowAction[];
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const faces = {
  FREEZE: { label: 'card.freeze', icon: 'lock' },
  UNFREEZE: { label: 'card.unfreeze', icon: 'unlock' },
  CANCEL: { label: 'card.cancel', icon: 'close' },
} as const;

/** Freezing and unfreezing from a row or a card's own page. `onChanged`: the card is not what the page shows. */
export function useCardDeeds(onChanged: () => void): CardDeeds {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ deed: Deed; card: Card } | null>(null);
  const buttonOf = useCallback(
    (card: Card, offered: OfferedDeed | undefined): RowAction[] => {
      if (!offered) return [];
      const { deed, isEnabled, reason } = offered;
      return [
        {
          key: deed,
          ...faces[deed],
          label: t(faces[deed].label),
          // As a transition: a fallback that was shown once would stay for 300 ms.
          onClick: () => startTransition(() => setAsked({ deed, card })),
          disabled: !isEnabled,
          reason: reason && t(`card.obstacle.${reason}`),
        },
      ];
    },
    [t],
  );
  const actionsOf = useCallback((card: Card) => buttonOf(card, deedOf(card)), [buttonOf]);
  const endingOf = useCallback((card: Card) => buttonOf(card, endOf(card)), [buttonOf]);
  const dialog = (
    <Suspense fallback={null}>
      {asked && <CardFreezeDialog {...asked} onChanged={onChanged} onClose={() => setAsked(null)} />}
    </Suspense>
  );
  return { actionsOf, endingOf, dialog };
}
