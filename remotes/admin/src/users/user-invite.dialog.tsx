import {
  inviteUser,
  listUserChoices,
  type User,
  type UserAccountType,
  type UserChoices,
  userInvitation,
  userIssues,
} from '@console/contracts/users';
import { locales } from '@console/i18n';
import { ActionDialog, CallFailed, fieldsOf, useDicts, useLanguage, useLocalText, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { AccessFields } from './access-fields';

interface UserInviteDialogProps {
  onDone: (user: User) => void;
  onClose: () => void;
}

const fields = fieldsOf(userInvitation, 'user');

/** Invites a user by mail, with account type, roles and merchants. */
export default function UserInviteDialog(props: UserInviteDialogProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listUserChoices, {}, { keeps: true });
  if (result.data) return <InviteForm {...props} choices={result.data} />;
  return (
    <Dialog open title={t('users.create')} onClose={props.onClose}>
      {result.at === 'failed' ? (
        <CallFailed title={t('user.choicesFailed')} failure={result.failure} onRetry={() => reload()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Dialog>
  );
}

function InviteForm({ choices, onDone, onClose }: UserInviteDialogProps & { choices: UserChoices }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [accountType] = choices.accountTypes;
  return (
    <ActionDialog
      title={t('users.create')}
      width={680}
      operation={inviteUser}
      start={{ ...(accountType && { accountType }), roleIds: [], merchantIds: [], language }}
      submit={{ label: t('user.sendInvitation') }}
      effect={t('user.inviteAbout')}
      rules={(values) => userIssues(values, { roles: choices.roles, isNew: true })}
      done={({ nickname }) => t('user.invited', { name: nickname })}
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => (
        <>
          <fields.Text name="email" type="email" inputMode="email" autoFocus />
          <fields.Text name="nickname" />
          <fields.Text name="loginName" hint={t('user.loginNameHint')} />
          <LanguageField />
          <TypeFields
            choices={choices}
            accountType={form.values.accountType}
            onType={(type) => form.setAll({ ...form.values, accountType: type, roleIds: [], merchantIds: [] })}
          />
          <AccessFields choices={choices} accountType={form.values.accountType} {...form} />
        </>
      )}
    </ActionDialog>
  );
}

function LanguageField() {
  const options = locales.map(({ locale, label }) => ({ value: locale.replace('-', '_'), label }));
  return <fields.Select name="language" options={options} />;
}

interface TypeFieldsProps {
  choices: UserChoices;
  accountType: UserAccountType | undefined;
  onType: (type: UserAccountType | undefined) => void;
}

/** Account type, which can't be changed after the invitation, and the channel of a channel user. */
function TypeFields({ choices, accountType, onType }: TypeFieldsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(['account_type']);
  const textOf = useLocalText();
  const types = choices.accountTypes.map((type) => ({ value: type, label: label('account_type', type) }));
  const channels = choices.channels.map(({ id, name }) => ({ value: id, label: textOf(name) }));
  return (
    <>
      <fields.Select
        name="accountType"
        options={types}
        hint={t('user.accountTypeHint')}
        disabled={types.length < 2}
        onChange={(typed) => onType(choices.accountTypes.find((type) => type === typed))}
      />
      {accountType === 'CHANNEL' && <fields.Select name="channelId" required options={channels} />}
    </>
  );
}
