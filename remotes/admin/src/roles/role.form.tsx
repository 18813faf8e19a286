import {
  createRole,
  readRole,
  type RoleDetail,
  type RoleDraft,
  roleDraft,
  roleIssues,
  updateRole,
} from '@console/contracts/roles';
import { FormPage, useLocalText } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { isFixedRole, RoleFields } from './role-fields';
import { listHref, roleHref } from './role-pages';

const edit = {
  read: readRole,
  update: updateRole,
  rowOf: (role: RoleDetail) => role,
  changeOf: (draft: RoleDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

const startOf = (role: RoleDetail | null): RoleDraft => ({
  nameEn: role?.name.en_US ?? '',
  nameZh: role?.name.zh_CN ?? '',
  descriptionEn: role?.description.en_US ?? '',
  descriptionZh: role?.description.zh_CN ?? '',
  accountType: role?.accountType ?? 'WHITELABEL',
  allMerchantAccess: role?.allMerchantAccess ?? true,
  // Requested permissions are checked initially, so that saving requests them again.
  buttons: [...(role?.buttons ?? []), ...(role?.requested?.isHeld ? role.requested.buttons : [])],
});

/** Creates a role, or changes one. */
export default function RoleForm() {
  const textOf = useLocalText();
  return (
    <FormPage
      ns="role"
      failed="role.oneFailed"
      schema={roleDraft}
      create={createRole}
      edit={edit}
      start={startOf}
      rules={(values) => roleIssues(values)}
      isReadOnly={isFixedRole}
      nameOf={({ name }) => textOf(name)}
      hrefOf={(role) => (role ? roleHref(role.id) : listHref)}
      above={(role) => role && <RoleNotice role={role} />}
    >
      {(form, role) => <RoleFields form={form} role={role} />}
    </FormPage>
  );
}

/** Notice about the effect of a change, or the reason why the role can't be changed. */
function RoleNotice({ role: { isSystem, isOwn, notHeld, users, requested } }: { role: RoleDetail }) {
  const { t } = useTranslation();
  if (isSystem) return <Notice tone="warn">{t('role.isSystem')}</Notice>;
  if (isOwn) return <Notice tone="warn">{t('role.isOwn')}</Notice>;
  if (notHeld > 0) return <Notice tone="warn">{t('role.notHeld', { count: notHeld })}</Notice>;
  if (requested) {
    const { by, isHeld, buttons } = requested;
    return <Notice tone="warn">{t(isHeld ? 'role.renews' : 'role.drops', { count: buttons.length, by })}</Notice>;
  }
  return users > 0 && <Notice>{t('role.reaches', { count: users })}</Notice>;
}
