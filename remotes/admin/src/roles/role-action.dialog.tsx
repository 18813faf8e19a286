import { copyRole, removeRole, type Role, roleDetail, setRoleStatus } from '@console/contracts/roles';
import { useShell } from '@console/remote-kit';
import { ActionDialog, type ActionProps, fieldsOf, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { saveHref } from './role-pages';
import { useShownRole } from './use-shown-role';

type RoleAction = 'COPY' | 'ENABLE' | 'DISABLE' | 'DELETE';

const copy = fieldsOf(copyRole.input, 'role');

/** Confirmation of an action on a role. It states the effect on the role and its users. */
export default function RoleActionDialog({ action, record, ...page }: ActionProps<Role, RoleAction>) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { show } = useShownRole();
  const name = useLocalText()(record.name);
  const { id, version, users: count, notHeld } = record;
  const about = {
    ...page,
    title: t(`role.ask.${action}`, { name }),
    submit: { label: t(`role.action.${action}`), isDangerous: action === 'DELETE' },
    effect: t(`role.effect.${action}`, { count: action === 'COPY' ? notHeld : count }),
    conflict: { text: t('role.changedMeanwhile'), record: roleDetail },
    done: t(`role.done.${action}`, { name }),
  };
  const target = { id, version };
  if (action === 'DELETE')
    return (
      <ActionDialog
        {...about}
        operation={removeRole}
        start={target}
        confirmation={name}
        onDone={() => [show(null), page.onDone()]}
      />
    );
  if (action === 'COPY') {
    return (
      <ActionDialog
        {...about}
        operation={copyRole}
        start={target}
        onDone={(made) => [page.onDone(), navigate(saveHref(made.id))]}
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
  return <ActionDialog {...about} operation={setRoleStatus} start={{ ...target, status }} />;
}
