import { type Cardholder, cardholder, type CardholderDetail } from '@console/contracts/cards';
import { later, useShell } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { deedFaces, holderDeeds } from './holder-deeds.rules';
import { editHref } from './holder-pages';

/** Loaded with the first click on a deed: most visits only look. */
const HolderDialog = later(() => import('./holder-deed.dialog'));

const asked = {
  deed: holderDeeds,
  holder: cardholder.pick({ id: true, name: true, version: true, liveCards: true }),
} as const;

/** What may be done with a holder, from a row or the holder's own page. `onRemoved`: there is nothing to show any more. */
export function useHolderDeeds(
  onChanged: () => void,
  onRemoved: () => void = onChanged,
): { actionsOf: (holder: Cardholder) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const opened = useOpened('deed', asked);
  const { open } = opened;
  const actionsOf = useCallback(
    (holder: Cardholder | CardholderDetail): RowAction[] => {
      const { id, name, version, allowedActions } = holder;
      const liveCards = 'pushableCards' in holder ? holder.pushableCards : holder.liveCards;
      return allowedActions.flatMap(({ action, enabled, reason }): RowAction[] => {
        if (action === 'EDIT')
          return [{ key: action, label: t('holder.edit'), icon: 'sliders', onClick: () => navigate(editHref(id)) }];
        const deed = holderDeeds.find((one) => one === action);
        if (!deed) return [];
        return [
          {
            key: deed,
            label: t(`holder.deed.${deed}`, { count: liveCards }),
            icon: deedFaces[deed],
            danger: deed === 'DELETE',
            onClick: () => open({ deed, holder: { id, name, version, liveCards } }),
            disabled: !enabled,
            reason: reason && t(`holder.obstacle.${reason}`),
          },
        ];
      });
    },
    [t, navigate, open],
  );
  const dialog = opened.show((about) => (
    <HolderDialog
      {...about}
      onChanged={onChanged}
      onDone={about.deed === 'DELETE' ? onRemoved : onChanged}
      onClose={opened.close}
    />
  ));
  return { actionsOf, dialog };
}
