import {
  changeUserStatus,
  mailUserPassword,
  resendInvitation,
  resetUserFactor,
  unlockUser,
  type User,
  type UserAction,
  userDetail,
  withdrawInvitation,
} from '@console/contracts/users';
import { ActionDialog, type ActionProps, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import UserSessionsDialog from './user-sessions.dialog';

type ShownUser = Pick<User, 'id' | 'loginName' | 'nickname' | 'version'>;
type ConfirmedAction = Exclude<UserAction, 'EDIT' | 'SESSIONS'>;

const status = fieldsOf(changeUserStatus.input, 'user');
const factor = fieldsOf(resetUserFactor.input, 'user');

/** Actions that revoke access. */
const dangerous: readonly ConfirmedAction[] = ['DISABLE', 'WITHDRAW', 'RESET_FACTOR'];

/** Dialog of an action on a user: the list of sessions, or a confirmation with the effect of the action. */
export default function UserActionDialog({ action, ...about }: ActionProps<ShownUser, ConfirmedAction | 'SESSIONS'>) {
  if (action === 'SESSIONS') return <UserSessionsDialog user={about.record} onClose={about.onClose} />;
  return <Confirmation {...about} action={action} />;
}

function Confirmation({ action, record, ...page }: ActionProps<ShownUser, ConfirmedAction>) {
  const { t } = useTranslation();
  const { id, version, nickname: name } = record;
  const target = { id, version };
  const about = {
    ...page,
    title: t(`user.ask.${action}`, { name }),
    submit: { label: t(`user.action.${action}`), isDangerous: dangerous.includes(action) },
    effect: t(`user.effect.${action}`),
    conflict: { text: t('user.changedMeanwhile'), record: userDetail },
    done: t(`user.done.${action}`, { name }),
  };
  switch (action) {
    case 'RESEND':
      return <ActionDialog {...about} operation={resendInvitation} start={target} />;
    case 'WITHDRAW':
      return <ActionDialog {...about} operation={withdrawInvitation} start={target} />;
    case 'UNLOCK':
    case 'CLEAR_FAILURES':
      return <ActionDialog {...about} operation={unlockUser} start={target} />;
    case 'RESET_PASSWORD':
      return <ActionDialog {...about} operation={mailUserPassword} start={target} />;
    case 'RESET_FACTOR':
      return (
        <ActionDialog {...about} operation={resetUserFactor} start={target}>
          {() => <factor.Area name="note" />}
        </ActionDialog>
      );
    case 'DISABLE':
    case 'ENABLE':
      return (
        <ActionDialog
          {...about}
          operation={changeUserStatus}
          start={{ ...target, to: action === 'DISABLE' ? 'DISABLED' : 'ACTIVE' }}
        >
          {() => <status.Area name="note" />}
        </ActionDialog>
      );
  }
}
