import { type Role, role as roleSchema } from '@console/contracts/roles';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { roleActions } from './role-actions';
import { saveHref } from './role-pages';

/** Loaded with the first click on an action: most visits only look. */
const RoleActionDialog = lazyComponent(() => import('./role-action.dialog'));

const shape = { role: roleSchema, action: roleActions } as const;

interface RoleActions {
  actionsOf: (role: Role) => RowAction[];
  dialog: ReactNode;
}

const icons = { EDIT: 'pencil', COPY: 'copy', ENABLE: 'check', DISABLE: 'lock', DELETE: 'close' } as const;

/** What the user may do with roles, as the server says it for each. */
export function useRoleActions(page: { onChanged: () => void; onRemoved: () => void }): RoleActions {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const acting = useDialog('action', shape);
  const { open } = acting;
  const actionsOf = useCallback(
    (role: Role): RowAction[] =>
      role.allowedActions.map(({ action, enabled, reason }): RowAction => {
        const about = { key: action, label: t(`role.action.${action}`) };
        const chosen = roleActions.find((one) => one === action);
        const onClick = () => (chosen ? open({ role: plain(role), action: chosen }) : navigate(saveHref(role.id)));
        return {
          ...about,
          icon: icons[chosen ?? 'EDIT'],
          onClick,
          ...(enabled ? {} : { disabled: true, reason: t(`role.barred.${reason ?? ''}`) }),
          ...(chosen === 'DELETE' || chosen === 'DISABLE' ? { danger: true } : {}),
        };
      }),
    [t, open, navigate],
  );
  const dialog = acting.show(({ role, action }) => (
    <RoleActionDialog role={role} action={action} {...page} onClose={acting.close} />
  ));
  return { actionsOf, dialog };
}

/** A role as its list has it, also where the whole of it was read. */
const plain = (role: Role): Role => roleSchema.strip().parse(role);
