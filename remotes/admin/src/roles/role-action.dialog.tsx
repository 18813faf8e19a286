import { copyRole, removeRole, type Role, roleDetail, setRoleStatus } from '@console/contracts/roles';
import { useShell } from '@console/remote-kit';
import { ActionDialog, fieldsOf, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { RoleAction } from './role-actions';
import { saveHref } from './role-pages';

interface RoleActionDialogProps {
  action: RoleAction;
  role: Role;
  onChanged: () => void;
  /** The role is not there any more. */
  onRemoved: () => void;
  onClose: () => void;
}

const copy = fieldsOf(copyRole.input, 'role');

/** What will become of a role, and of whoever has it, is shown first. */
export default function RoleActionDialog({ action, role, onChanged, onRemoved, onClose }: RoleActionDialogProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const name = useLocalText()(role.name);
  const { id, version, users: count, notHeld } = role;
  const about = {
    title: t(`role.ask.${action}`, { name }),
    submit: { label: t(`role.action.${action}`), isDangerous: action === 'DELETE' },
    effect: t(`role.effect.${action}`, { count: action === 'COPY' ? notHeld : count }),
    conflict: { text: t('role.changedMeanwhile'), record: roleDetail },
    done: t(`role.done.${action}`, { name }),
    onChanged,
    onClose,
  };
  const target = { id, version };
  if (action === 'DELETE')
    return <ActionDialog {...about} operation={removeRole} start={target} confirmation={name} onDone={onRemoved} />;
  if (action === 'COPY') {
    return (
      <ActionDialog
        {...about}
        operation={copyRole}
        start={target}
        onDone={(made) => [onChanged(), navigate(saveHref(made.id))]}
      >
        {() => (
          <>
            <copy.Text name="nameEn" width="full" />
            <copy.Text name="nameZh" width="full" />
          </>
        )}
      </ActionDialog>
    );
  }
  const status = action === 'ENABLE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setRoleStatus} start={{ ...target, status }} onDone={onChanged} />;
}
