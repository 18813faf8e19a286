import type { Card } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import type { RowAction } from '@console/ui/table';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../common/use-reason-text';

/** Loaded on the first reveal, because it is rarely needed. */
const CardRevealDialog = lazyComponent(() => import('./card-reveal.dialog'));

interface CardReveal {
  /** Reveal button, hidden without permission and disabled with a reason if it is not possible. */
  actions: RowAction[];
  dialog: ReactNode;
}

/** Reveal of the full card number on the page of a card. */
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
