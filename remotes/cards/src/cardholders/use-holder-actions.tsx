import { type Cardholder, type CardholderDetail, cardholderDetail } from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIcons, actionText, holderActions } from './holder-actions.rules';
import { editHref } from './holder-pages';

/** Loaded with the first click on an action: most visits only look. */
const HolderDialog = lazyComponent(() => import('./holder-action.dialog'));

const dialogShape = {
  action: holderActions,
  holder: cardholderDetail
    .pick({ id: true, name: true, version: true, liveCards: true, pushableCards: true })
    .partial({ pushableCards: true }),
} as const;

/** What may be done with a holder, from a row or the holder's own page. `onRemoved`: there is nothing to show any more. */
export function useHolderActions(
  onChanged: () => void,
  onRemoved: () => void = onChanged,
): { actionsOf: (holder: Cardholder) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const dialogState = useDialog('deed', dialogShape);
  const { open } = dialogState;
  const actionsOf = useCallback(
    (holder: Cardholder | CardholderDetail): RowAction[] => {
      const { id, name, version, allowedActions } = holder;
      const pushable = 'pushableCards' in holder ? { pushableCards: holder.pushableCards } : {};
      const acted = { id, name, version, liveCards: holder.liveCards, ...pushable };
      return allowedActions.flatMap(({ action, enabled, reason }): RowAction[] => {
        if (action === 'EDIT')
          return [{ key: action, label: t('holder.edit'), icon: 'pencil', onClick: () => navigate(editHref(id)) }];
        const actionName = holderActions.find((one) => one === action);
        if (!actionName) return [];
        return [
          {
            key: actionName,
            label: actionText(actionName, acted, t),
            icon: actionIcons[actionName],
            danger: actionName === 'DELETE',
            onClick: () => open({ action: actionName, holder: acted }),
            disabled: !enabled,
            reason: reason && t(`holder.disabledReason.${reason}`),
          },
        ];
      });
    },
    [t, navigate, open],
  );
  const dialog = dialogState.show((about) => (
    <HolderDialog
      {...about}
      onChanged={onChanged}
      onDone={about.action === 'DELETE' ? onRemoved : onChanged}
      onClose={dialogState.close}
    />
  ));
  return { actionsOf, dialog };
}
