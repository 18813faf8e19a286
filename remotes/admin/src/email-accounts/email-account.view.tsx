import { type EmailAccount, listMailSettings, readEmailAccount } from '@console/contracts/email-accounts';
import { AuditHistoryLink, useDicts, usePoll, ViewPage } from '@console/screens';
import { Badge, Notice, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { accountActions } from './email-account-actions';
import { accountDicts, accountStatusOf } from './email-account-columns';
import { EmailAccountFacts } from './email-account-facts';
import { MailSettingsTable } from './mail-settings-table';

/** Polling interval while a test is running. */
const pollMs = 2_000;

/** E-mail account with sender, connection settings and test results. */
export default function EmailAccountView() {
  const { t } = useTranslation();
  const { label } = useDicts(accountDicts);
  return (
    <ViewPage
      ns="emailAccount"
      failed="emailAccount.oneFailed"
      read={readEmailAccount}
      history={listMailSettings}
      kind="email_account"
      nameOf={({ name }) => name}
      actions={accountActions}
      badges={({ record: { status, isDefault } }) => (
        <>
          <StatusBadge {...accountStatusOf(status, label)} />
          {isDefault && <Badge tone="info">{t('emailAccount.isDefault')}</Badge>}
        </>
      )}
      description={({ record }) => `${record.senderName} · ${record.senderAddress}`}
      side={({ record }) => (
        <>
          <EmailAccountFacts account={record} />
          <AuditHistoryLink kind="email_account" id={record.id} />
        </>
      )}
    >
      {({ record, history, reload }) => (
        <>
          <NextStep account={record} onTested={reload} />
          <MailSettingsTable query={history} />
        </>
      )}
    </ViewPage>
  );
}

interface NextStepProps {
  account: EmailAccount;
  /** Called at each poll while a test is running. */
  onTested: () => void;
}

/** Next step until the account can send with its settings. */
function NextStep({ account: { connection, test, isPending }, onTested }: NextStepProps) {
  const { t } = useTranslation();
  const { label } = useDicts(accountDicts);
  usePoll(test?.state === 'SENDING', onTested, pollMs);
  if (connection === null) return <Notice>{t('emailAccount.unconnected')}</Notice>;
  if (test?.state === 'SENDING') return <Notice>{t('emailAccount.sending')}</Notice>;
  if (test?.state === 'FAILED')
    return (
      <Notice tone="bad" title={t('emailAccount.testFailed')}>
        {label('mail_test_error', test.error ?? 'OTHER')}
      </Notice>
    );
  return isPending ? <Notice tone="warn">{t('emailAccount.untested')}</Notice> : null;
}
