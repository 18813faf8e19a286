import {
  connectEmailAccount,
  connectionIssues,
  type EmailAccount,
  type MailConnectionDraft,
  mailConnectionDraft,
  readEmailAccount,
} from '@console/contracts/email-accounts';
import { fieldsOf, FormPage, rareFieldsOf } from '@console/screens';
import { Notice } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { accountListHref, accountViewHref } from './email-account-pages';

const fields = fieldsOf(mailConnectionDraft, 'mailConnection');
const rare = rareFieldsOf(mailConnectionDraft, 'mailConnection');

const edit = {
  read: readEmailAccount,
  update: connectEmailAccount,
  rowOf: (account: EmailAccount) => account,
  changeOf: (draft: MailConnectionDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

function startOf(account: EmailAccount | null): Partial<MailConnectionDraft> {
  const stored = account?.connection;
  if (!stored) return { port: 465, security: 'TLS' };
  const { host, port, security, userName } = stored;
  return { host, port, security, ...(userName === '' ? {} : { userName }) };
}

/** SMTP settings of an account. New settings are used after a test e-mail was sent with them. */
export default function MailConnectionForm() {
  const { t } = useTranslation();
  return (
    <FormPage
      ns="mailConnection"
      schema={mailConnectionDraft}
      edit={edit}
      start={startOf}
      rules={(values, account) => connectionIssues(values, account?.connection ?? null)}
      nameOf={({ name }) => name}
      hrefOf={(account) => (account ? accountViewHref(account.id) : accountListHref)}
      above={() => <Notice>{t('mailConnection.note')}</Notice>}
    >
      {(_form, account) => (
        <>
          <FormSection title={t('mailConnection.server')}>
            <fields.Text name="host" width="full" />
            <fields.Code name="security" dict="mail_security" hint={t('mailConnection.securityHint')} />
            <fields.Number name="port" hint={t('mailConnection.portHint')} />
          </FormSection>
          <FormSection title={t('mailConnection.login')} description={t('mailConnection.loginAbout')}>
            <fields.Text name="userName" />
            <rare.Secret name="password" setAt={account?.connection?.passwordSetAt ?? null} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
}
