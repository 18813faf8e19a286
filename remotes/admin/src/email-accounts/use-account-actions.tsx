import { type EmailAccount, emailAccount } from '@console/contracts/email-accounts';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { accountActions, type AccountAction } from './email-account-actions';
import { accountConnectHref, accountSaveHref } from './email-account-pages';

const EmailAccountActionDialog = lazyComponent(() => import('./email-account-action.dialog'));

const shape = { account: emailAccount, action: accountActions } as const;
const icons = {
  EDIT: 'pencil',
  CONNECT: 'sliders',
  TEST: 'mail',
  ACTIVATE: 'check',
  DEFAULT: 'shield',
  DISABLE: 'close',
  DELETE: 'close',
} as const;

/** What can be done with an account, by a dialog or on a page. */
export function useAccountActions(onChanged: () => void, onDone: (action: AccountAction) => void = onChanged) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const acting = useDialog('action', shape);
  return {
    actionsOf: (account: EmailAccount): RowAction[] =>
      account.allowedActions.map(({ action, enabled, reason }): RowAction => {
        const chosen = accountActions.find((one) => one === action);
        const href = action === 'CONNECT' ? accountConnectHref : accountSaveHref;
        return {
          key: action,
          label: t(`emailAccount.action.${action}`),
          icon: icons[chosen ?? (action === 'CONNECT' ? 'CONNECT' : 'EDIT')],
          onClick: () => (chosen ? acting.open({ account, action: chosen }) : navigate(href(account.id))),
          ...(enabled ? {} : { disabled: true, reason: t(`emailAccount.barred.${reason ?? ''}`) }),
          ...(chosen === 'DELETE' ? { danger: true } : {}),
        };
      }),
    dialog: acting.show(({ account, action }) => (
      <EmailAccountActionDialog
        account={account}
        action={action}
        onChanged={onChanged}
        onDone={() => onDone(action)}
        onClose={acting.close}
      />
    )),
  };
}
