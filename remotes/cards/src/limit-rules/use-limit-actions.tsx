import { limitModes, type LimitMode, limitRule, type LimitRule } from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { IconName } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { limitPagesOf } from '../common/limit-pages';

/** Loaded with the first click on an action: most visits only look. */
const LimitModeDialog = lazyComponent(() => import('./limit-mode.dialog'));

const dialogShape = { to: limitModes, rule: limitRule.pick({ id: true, name: true, version: true }) } as const;

const icons: Record<LimitMode, IconName> = { ACTIVE: 'check', SHADOW: 'eye', INACTIVE: 'lock' };

/** What the user may do with a rule. */
export function useLimitActions(onChanged: () => void): {
  actionsOf: (rule: LimitRule) => RowAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const dialogState = useDialog('deed', dialogShape);
  const { open } = dialogState;
  const actionsOf = useCallback(
    ({ id, name, version, scope, allowedActions }: LimitRule): RowAction[] => {
      const pages = limitPagesOf(scope);
      const leads: Record<string, { icon: IconName; href: string }> = {
        EDIT: { icon: 'pencil', href: pages.edit(id) },
        COPY: { icon: 'copy', href: pages.copy(id) },
        VISIBILITY: { icon: 'building', href: pages.visibility(id) },
        MERCHANT: { icon: 'scale', href: pages.merchant(id) },
      };
      return allowedActions.flatMap(({ action, enabled, reason }): RowAction[] => {
        const lead = leads[action];
        const about = { key: action, label: t(`limit.action.${action}`) };
        if (lead)
          return [
            {
              ...about,
              icon: lead.icon,
              onClick: () => navigate(lead.href),
              ...(!enabled && { disabled: true, reason: t(`limit.disabledReason.${reason ?? ''}`) }),
            },
          ];
        const to = limitModes.find((mode) => mode === action);
        if (!to) return [];
        const danger = to === 'INACTIVE';
        return [{ ...about, icon: icons[to], danger, onClick: () => open({ to, rule: { id, name, version } }) }];
      });
    },
    [t, navigate, open],
  );
  const dialog = dialogState.show((about) => (
    <LimitModeDialog {...about} onChanged={onChanged} onClose={dialogState.close} />
  ));
  return { actionsOf, dialog };
}
