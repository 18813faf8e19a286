import {
  changeUserStatus,
  mailUserPassword,
  resendInvitation,
  resetUserFactor,
  unlockUser,
  type User,
  userDetail,
  withdrawInvitation,
} from '@console/contracts/users';
import { ActionDialog, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { type ConfirmedAction, isDangerous } from './user-actions.rules';

interface UserActionDialogProps {
  action: ConfirmedAction;
  user: Pick<User, 'id' | 'loginName' | 'nickname' | 'version'>;
  onChanged: () => void;
  onClose: () => void;
}

const status = fieldsOf(changeUserStatus.input, 'user');
const factor = fieldsOf(resetUserFactor.input, 'user');

/** What will become of an account is shown first. */
export default function UserActionDialog({ action, user, onChanged, onClose }: UserActionDialogProps) {
  const { t } = useTranslation();
  const { id, version, nickname: name } = user;
  const target = { id, version };
  const about = {
    title: t(`user.ask.${action}`, { name }),
    submit: { label: t(`user.action.${action}`), isDangerous: isDangerous(action) },
    effect: t(`user.effect.${action}`),
    conflict: { text: t('user.changedMeanwhile'), record: userDetail },
    done: t(`user.done.${action}`, { name }),
    onDone: onChanged,
    onChanged,
    onClose,
  };
  switch (action) {
    case 'RESEND':
      return <ActionDialog {...about} operation={resendInvitation} start={target} />;
    case 'WITHDRAW':
      return <ActionDialog {...about} operation={withdrawInvitation} start={target} />;
    case 'UNLOCK':
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
