import { type BinStatus, binStatuses, type CardBin, cardBin } from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { IconName } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { assignHref, editHref } from './bin-pages';

/** Loaded with the first click on an action: most visits only look. */
const BinStatusDialog = lazyComponent(() => import('./bin-status.dialog'));

const dialogShape = { to: binStatuses, bin: cardBin.pick({ id: true, bin: true, version: true }) } as const;

const icons: Record<BinStatus, IconName> = { DRAFT: 'file', ONLINE: 'check', MAINTENANCE: 'sliders', OFFLINE: 'lock' };

/** What the keeper of BINs may do with one. */
export function useBinActions(onChanged: () => void): {
  actionsOf: (bin: CardBin) => RowAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const dialogState = useDialog('deed', dialogShape);
  const { open } = dialogState;
  const actionsOf = useCallback(
    ({ id, bin, version, allowedActions }: CardBin): RowAction[] =>
      allowedActions.flatMap(({ action }): RowAction[] => {
        if (action === 'EDIT')
          return [{ key: action, label: t('bin.edit'), icon: 'pencil', onClick: () => navigate(editHref(id)) }];
        if (action === 'ASSIGN')
          return [{ key: action, label: t('bin.assign'), icon: 'building', onClick: () => navigate(assignHref(id)) }];
        const to = binStatuses.find((status) => status === action);
        if (!to) return [];
        const about = { to, bin: { id, bin, version } };
        const danger = to === 'OFFLINE';
        return [{ key: to, label: t(`bin.action.${to}`), icon: icons[to], danger, onClick: () => open(about) }];
      }),
    [t, navigate, open],
  );
  const dialog = dialogState.show((about) => (
    <BinStatusDialog {...about} onChanged={onChanged} onClose={dialogState.close} />
  ));
  return { actionsOf, dialog };
}
