import {
  type EmailAccount,
  emailAccount,
  removeEmailAccount,
  setDefaultEmailAccount,
  setEmailAccountStatus,
  testEmailAccount,
} from '@console/contracts/email-accounts';
import { ActionDialog, type ActionProps } from '@console/screens';
import { useTranslation } from 'react-i18next';

type AccountAction = 'TEST' | 'ACTIVATE' | 'DEFAULT' | 'DISABLE' | 'DELETE';

/** Action on an e-mail account: shows first which account sends e-mails afterwards. */
export default function EmailAccountActionDialog({
  action,
  record,
  ...page
}: ActionProps<EmailAccount, AccountAction>) {
  const { t } = useTranslation();
  const { id, name, version, isDefault } = record;
  const effect = action === 'DISABLE' && isDefault ? 'DISABLE_DEFAULT' : action;
  const about = {
    ...page,
    title: t(`emailAccount.ask.${action}`, { name }),
    submit: { label: t(`emailAccount.action.${action}`), isDangerous: action === 'DELETE' || action === 'DISABLE' },
    effect: t(`emailAccount.effect.${effect}`),
    conflict: { text: t('emailAccount.changedMeanwhile'), record: emailAccount },
    done: t(`emailAccount.done.${action}`, { name }),
  };
  const start = { id, version };
  if (action === 'TEST') return <ActionDialog {...about} operation={testEmailAccount} start={start} />;
  if (action === 'DEFAULT') return <ActionDialog {...about} operation={setDefaultEmailAccount} start={start} />;
  if (action === 'DELETE')
    return <ActionDialog {...about} operation={removeEmailAccount} start={start} confirmation={name} />;
  const to = action === 'ACTIVATE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setEmailAccountStatus} start={{ ...start, to }} />;
}
