import type { Card } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import type { RowAction } from '@console/ui/table';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../common/use-reason-text';

/** Loaded with the first look at a number: most visits need none. */
const CardRevealDialog = lazyComponent(() => import('./card-reveal.dialog'));

interface CardReveal {
  /** The button, where the user may look; one that is not possible says why. */
  actions: RowAction[];
  dialog: ReactNode;
}

/** Showing the whole number of a card on its own page. */
export function useCardReveal(card: Card): CardReveal {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const [isOpen, setOpen] = useState(false);
  const allowed = card.allowedActions.find(({ action }) => action === 'REVEAL');
  const actions: RowAction[] = allowed
    ? [
        {
          key: 'REVEAL',
          label: t('card.reveal'),
          icon: 'eye',
          onClick: () => setOpen(true),
          disabled: !allowed.enabled,
          reason: allowed.reason && reasonText(allowed.reason),
        },
      ]
    : [];
  const dialog = isOpen && <CardRevealDialog card={card} onClose={() => setOpen(false)} />;
  return { actions, dialog };
}
