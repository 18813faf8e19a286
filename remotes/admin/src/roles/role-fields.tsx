import { readRoleMatrix, type RoleDetail, type RoleDraft, roleDraft, type RoleMatrix } from '@console/contracts/roles';
import {
  CallFailed,
  fieldsOf,
  type Form,
  rareFieldsOf,
  useCodeOptions,
  useDicts,
  useLocalText,
  useRecord,
} from '@console/screens';
import { Skeleton } from '@console/ui';
import { Field, FormSection } from '@console/ui/form';
import { roleTypes } from '@console/contracts/roles';
import { useTranslation } from 'react-i18next';
import { nodesOf } from './role-matrix.rules';
import { RoleMenus } from './role-menus';

const fields = fieldsOf(roleDraft, 'role');
const permissionDict = ['permission'];
const rare = rareFieldsOf(roleDraft, 'role');

/**
 * Returns whether the user can't change a role: a system role, the user's own role, or a role with permissions that the
 * user doesn't hold.
 */
export const isFixedRole = ({ isSystem, isOwn, notHeld }: RoleDetail): boolean => isSystem || isOwn || notHeld > 0;

interface RoleFieldsProps {
  form: Form<RoleDraft>;
  /** Null for a new role. */
  role: RoleDetail | null;
}

/** Fields of a role: name, type, data scope, permissions, and the resulting menus. */
export function RoleFields({ form, role }: RoleFieldsProps) {
  const { t } = useTranslation();
  const types = useCodeOptions(roleTypes, 'account_type');
  const { accountType } = form.values;
  const isTypeFixed = role !== null && role.users > 0;
  const choose = (type: string | undefined) => {
    const chosen = roleTypes.find((one) => one === type);
    form.setAll({ ...form.values, accountType: chosen, allMerchantAccess: chosen === 'WHITELABEL' });
  };
  return (
    <>
      <FormSection title={t('role.general')}>
        <fields.Text name="nameEn" />
        <fields.Text name="nameZh" />
        <fields.Area name="descriptionEn" width="half" />
        <fields.Area name="descriptionZh" width="half" />
        <fields.Select
          name="accountType"
          options={types}
          disabled={isTypeFixed}
          hint={t(isTypeFixed ? 'role.typeFixed' : 'role.typeHint')}
          onChange={choose}
        />
        {accountType === 'WHITELABEL' && (
          <Field label={t('role.merchants')} group error={form.errorOf('allMerchantAccess')}>
            <fields.Check name="allMerchantAccess" label={t('role.allMerchants')} />
          </Field>
        )}
      </FormSection>
      <Permissions form={form} role={role} />
    </>
  );
}

function Permissions({ form, role }: RoleFieldsProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readRoleMatrix, {});
  if (result.data) return <Matrix form={form} role={role} matrix={result.data} />;
  return (
    <FormSection title={t('role.buttons')} description={t('role.buttonsAbout')}>
      {result.at === 'failed' ? (
        <CallFailed title={t('role.matrixFailed')} failure={result.failure} onRetry={() => reload()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </FormSection>
  );
}

function Matrix({ form, role, matrix }: RoleFieldsProps & { matrix: RoleMatrix }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const isFixed = role !== null && isFixedRole(role);
  const { label } = useDicts(permissionDict);
  const nameOf = (code: string) => label('permission', code);
  const reading = {
    textOf,
    nameOf,
    other: t('role.otherButtons'),
    highRisk: t('role.highRisk'),
    waiting: t('role.waiting'),
    requested: role?.requested?.buttons ?? [],
    isFixed,
  };
  const buttons = [...(form.values.buttons ?? []), ...(role?.moduleButtons ?? [])];
  return (
    <>
      <FormSection title={t('role.buttons')} description={t('role.buttonsAbout')}>
        <rare.Tree name="buttons" nodes={nodesOf(matrix, reading)} hint={t('role.buttonsHint')} />
      </FormSection>
      <FormSection title={t('role.menus')} description={t('role.menusAbout')}>
        <RoleMenus matrix={matrix} buttons={buttons} />
      </FormSection>
    </>
  );
}
