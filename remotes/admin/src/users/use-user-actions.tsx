import { user as userSchema, type User, userActions } from '@console/contracts/users';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIcons, confirmedActions, isDangerous } from './user-actions.rules';
import { saveHref } from './user-pages';

/** Loaded with the first click on an action: most visits only look. */
const UserDialog = lazyComponent(() => import('./user-action.dialog'));
const SessionsDialog = lazyComponent(() => import('./user-sessions.dialog'));

const dialogShape = {
  action: [...confirmedActions, 'SESSIONS'],
  user: userSchema.pick({ id: true, loginName: true, nickname: true, version: true }),
} as const;

/** What may be done with an account, from its row. */
export function useUserActions(onChanged: () => void): {
  actionsOf: (user: User) => RowAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { open, close, show } = useDialog('deed', dialogShape);
  const actionsOf = useCallback(
    ({ id, loginName, nickname, version, allowedActions }: User): RowAction[] =>
      allowedActions.flatMap(({ action: code, enabled, reason }) => {
        const action = userActions.find((one) => one === code);
        if (!action) return [];
        const user = { id, loginName, nickname, version };
        return [
          {
            key: action,
            label: t(`user.action.${action}`),
            icon: actionIcons[action],
            danger: isDangerous(action),
            onClick: () => (action === 'EDIT' ? navigate(saveHref(id)) : open({ action, user })),
            disabled: !enabled,
            reason: reason && t(`user.disabledReason.${reason}`),
          },
        ];
      }),
    [t, navigate, open],
  );
  const dialog = show(({ action, user }) =>
    action === 'SESSIONS' ? (
      <SessionsDialog user={user} onClose={close} />
    ) : (
      <UserDialog action={action} user={user} onChanged={onChanged} onClose={close} />
    ),
  );
  return { actionsOf, dialog };
}
