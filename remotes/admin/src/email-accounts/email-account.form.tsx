import {
  createEmailAccount,
  type EmailAccount,
  type EmailAccountDraft,
  emailAccountDraft,
  readEmailAccount,
  updateEmailAccount,
} from '@console/contracts/email-accounts';
import { AuditHistoryLink, fieldsOf, FormPage } from '@console/screens';
import { Notice } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { accountConnectHref, accountListHref, accountViewHref } from './email-account-pages';

const fields = fieldsOf(emailAccountDraft, 'emailAccount');

const edit = {
  read: readEmailAccount,
  update: updateEmailAccount,
  rowOf: (account: EmailAccount) => account,
  changeOf: (draft: EmailAccountDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

const startOf = (account: EmailAccount | null): Partial<EmailAccountDraft> =>
  account
    ? {
        name: account.name,
        senderName: account.senderName,
        senderAddress: account.senderAddress,
        ...(account.replyTo === '' ? {} : { replyTo: account.replyTo }),
      }
    : {};

/** Page after saving: the connection settings for an account without a connection, otherwise its details. */
const hrefOf = (account: EmailAccount | null): string => {
  if (account === null) return accountListHref;
  return account.connection === null ? accountConnectHref(account.id) : accountViewHref(account.id);
};

/** Form for name and sender of an e-mail account. */
export default function EmailAccountForm() {
  const { t } = useTranslation();
  return (
    <FormPage
      ns="emailAccount"
      failed="emailAccount.oneFailed"
      schema={emailAccountDraft}
      create={createEmailAccount}
      edit={edit}
      start={startOf}
      nameOf={({ name }) => name}
      hrefOf={hrefOf}
      above={(account) => account?.connection && <Notice>{t('emailAccount.addressNote')}</Notice>}
      below={(_form, account) => account && <AuditHistoryLink kind="email_account" id={account.id} />}
    >
      {() => (
        <>
          <FormSection title={t('emailAccount.general')}>
            <fields.Text name="name" width="full" hint={t('emailAccount.nameHint')} />
          </FormSection>
          <FormSection title={t('emailAccount.sender')}>
            <fields.Text name="senderName" />
            <fields.Text name="senderAddress" type="email" />
            <fields.Text name="replyTo" type="email" hint={t('emailAccount.replyToHint')} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
}
