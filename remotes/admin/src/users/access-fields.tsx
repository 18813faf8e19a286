import { listMerchantOptions } from '@console/contracts/cards';
import { needsMerchantsOf, type UserAccountType, type UserChoices } from '@console/contracts/users';
import { useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';
import { Field, MultiSelect } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

interface AccessFieldsProps {
  choices: UserChoices;
  accountType: UserAccountType | undefined;
  values: { roleIds?: string[] | undefined; merchantIds?: string[] | undefined };
  set: (name: 'roleIds' | 'merchantIds', ids: string[]) => void;
  errorOf: (name: 'roleIds' | 'merchantIds') => string | undefined;
  /** Roles and merchants of the user, including those that the actor can't grant. */
  own?: { roleIds: readonly string[]; merchants: readonly { id: string; label: string }[] };
}

const none = { roleIds: [], merchants: [] };

/** Roles and merchants of a user. Roles that the actor can't grant are offered only if the user already has them. */
export function AccessFields({ choices, accountType, values, set, errorOf, own = none }: AccessFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { roleIds = [], merchantIds = [] } = values;
  const offered = choices.roles.filter(
    (role) => role.accountType === accountType && (role.canGive || own.roleIds.includes(role.id)),
  );
  const chosen = offered.filter(({ id }) => roleIds.includes(id));
  const needsMerchants = accountType !== undefined && needsMerchantsOf(accountType, chosen);
  const seesMerchants = useMay(listMerchantOptions);
  const { rows, search } = useOptions(listMerchantOptions, needsMerchants && seesMerchants ? {} : null, merchantIds);
  const merchants = rows.map(({ id, name, merchantNo }) => ({
    value: id,
    label: textOf(name),
    description: merchantNo,
  }));
  const ownMerchants = own.merchants
    .filter(({ id }) => !merchants.some(({ value }) => value === id))
    .map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Field label={t('user.roles')} required width="full" hint={t('user.rolesHint')} error={errorOf('roleIds')}>
        <MultiSelect
          options={offered.map(({ id, name }) => ({ value: id, label: textOf(name) }))}
          value={roleIds}
          onChange={(ids) => set('roleIds', ids)}
        />
      </Field>
      {needsMerchants && (
        <Field label={t('user.merchants')} required width="full" error={errorOf('merchantIds')}>
          <MultiSelect
            options={[...ownMerchants, ...merchants]}
            onTyped={search}
            value={merchantIds}
            onChange={(ids) => set('merchantIds', ids)}
          />
        </Field>
      )}
    </>
  );
}
