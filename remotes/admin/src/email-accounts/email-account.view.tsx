import { type EmailAccount, listMailSettings, readEmailAccount } from '@console/contracts/email-accounts';
import { useShell } from '@console/remote-kit';
import { AuditHistoryLink, useDicts, usePoll, ViewPage } from '@console/screens';
import { Badge, Notice, PageHeader, RowActionButtons, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { accountDicts, accountStatusOf } from './email-account-columns';
import { EmailAccountFacts } from './email-account-facts';
import { accountListHref } from './email-account-pages';
import { MailSettingsTable } from './mail-settings-table';
import { useAccountActions } from './use-account-actions';

/** A test takes as long as the mail server does. */
const pollMs = 2_000;

/** One account: its sender, the settings it sends with, and how tests of them went. */
export default function EmailAccountView() {
  return (
    <ViewPage
      ns="emailAccount"
      failed="emailAccount.oneFailed"
      read={readEmailAccount}
      history={listMailSettings}
      kind="email_account"
      nameOf={({ name }) => name}
      head={({ record, reload }) => <AccountHead account={record} onChanged={reload} />}
      side={({ record }) => (
        <>
          <EmailAccountFacts account={record} />
          <AuditHistoryLink kind="email_account" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          <NextStep account={record} />
          <MailSettingsTable query={history} />
        </>
      )}
    </ViewPage>
  );
}

function AccountHead({ account, onChanged }: { account: EmailAccount; onChanged: () => void }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(accountDicts);
  usePoll(account.test?.state === 'SENDING', onChanged, pollMs);
  const { actionsOf, dialog } = useAccountActions(onChanged, (action) =>
    action === 'DELETE' ? navigate(accountListHref) : onChanged(),
  );
  return (
    <>
      <PageHeader
        title={account.name}
        extra={
          <>
            <StatusBadge {...accountStatusOf(account.status, label)} />
            {account.isDefault && <Badge tone="info">{t('emailAccount.isDefault')}</Badge>}
          </>
        }
        description={`${account.senderName} · ${account.senderAddress}`}
      >
        <RowActionButtons actions={actionsOf(account)} />
      </PageHeader>
      {dialog}
    </>
  );
}

/** What is missing before the account sends as it says. */
function NextStep({ account: { connection, test, isPending } }: { account: EmailAccount }) {
  const { t } = useTranslation();
  const { label } = useDicts(accountDicts);
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
