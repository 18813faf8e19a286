import {
  type EmailAccount,
  emailAccount,
  removeEmailAccount,
  setDefaultEmailAccount,
  setEmailAccountStatus,
  testEmailAccount,
} from '@console/contracts/email-accounts';
import { ActionDialog } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { AccountAction } from './email-account-actions';

interface EmailAccountActionDialogProps {
  action: AccountAction;
  account: EmailAccount;
  onChanged: () => void;
  /** It was done: an account that is deleted has no page any more. */
  onDone: () => void;
  onClose: () => void;
}

/** What sends e-mails from then on is shown first. */
export default function EmailAccountActionDialog({
  action,
  account,
  onChanged,
  onDone,
  onClose,
}: EmailAccountActionDialogProps) {
  const { t } = useTranslation();
  const { id, name, version, isDefault } = account;
  const effect = action === 'DISABLE' && isDefault ? 'DISABLE_DEFAULT' : action;
  const about = {
    title: t(`emailAccount.ask.${action}`, { name }),
    submit: { label: t(`emailAccount.action.${action}`), isDangerous: action === 'DELETE' || action === 'DISABLE' },
    effect: t(`emailAccount.effect.${effect}`),
    conflict: { text: t('emailAccount.changedMeanwhile'), record: emailAccount },
    done: t(`emailAccount.done.${action}`, { name }),
    onDone,
    onChanged,
    onClose,
  };
  const start = { id, version };
  if (action === 'TEST') return <ActionDialog {...about} operation={testEmailAccount} start={start} />;
  if (action === 'DEFAULT') return <ActionDialog {...about} operation={setDefaultEmailAccount} start={start} />;
  if (action === 'DELETE')
    return <ActionDialog {...about} operation={removeEmailAccount} start={start} confirmation={name} />;
  const to = action === 'ACTIVATE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setEmailAccountStatus} start={{ ...start, to }} />;
}
