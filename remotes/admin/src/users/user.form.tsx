import {
  listUserChoices,
  readUser,
  readUserHistory,
  saveUser,
  type UserDetail,
  type UserDraft,
  userDraft,
  userIssues,
} from '@console/contracts/users';
import { AuditHistoryLink, CallFailed, FormPage, RecordHistory, useRecord } from '@console/screens';
import { PageBody, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { UserFields } from './user-fields';
import { listHref } from './user-pages';

const edit = {
  read: readUser,
  update: saveUser,
  rowOf: (user: UserDetail) => user,
  changeOf: (draft: UserDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

/** Initial values. Masked values are omitted, and unchanged unless a new value is entered. */
const startOf = (user: UserDetail | null): Partial<UserDraft> =>
  user
    ? {
        loginName: user.loginName,
        nickname: user.nickname,
        ...(user.areaCode && { areaCode: user.areaCode }),
        macAddress: user.macAddress,
        roleIds: user.roles.map(({ id }) => id),
        merchantIds: user.merchants.map(({ id }) => id),
        language: user.language,
        timezone: user.timezone,
        landingPage: user.landingPage,
        hiddenGroups: user.hiddenGroups,
      }
    : {};

/** Form of a user: identity, access and visible fields. */
export default function UserForm() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listUserChoices, {}, { keeps: true });
  const choices = result.data;
  if (!choices && result.at === 'failed')
    return <CallFailed title={t('user.choicesFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!choices)
    return (
      <PageBody>
        <Skeleton rows={8} />
      </PageBody>
    );
  return (
    <FormPage
      ns="user"
      schema={userDraft}
      edit={edit}
      start={startOf}
      rules={(values, user) =>
        userIssues({ ...values, accountType: user?.accountType }, { roles: choices.roles, isNew: false })
      }
      nameOf={({ nickname }) => nickname}
      hrefOf={() => listHref}
      below={(_form, user) =>
        user && (
          <>
            {choices.seesHistory && <UserHistory key={user.version} id={user.id} />}
            <AuditHistoryLink kind="user" id={user.id} />
          </>
        )
      }
    >
      {(form, user) => user && <UserFields form={form} user={user} choices={choices} />}
    </FormPage>
  );
}

function UserHistory({ id }: { id: string }) {
  return <RecordHistory query={useRecord(readUserHistory, { id })} />;
}
