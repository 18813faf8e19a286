import { listPhoneAreas, listTimezones } from '@console/contracts';
import { listUserPages, type UserChoices, type UserDetail, type UserDraft, userDraft } from '@console/contracts/users';
import { formatList, locales } from '@console/i18n';
import { fieldsOf, type Form, useDicts, useLocalText, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { AccessFields } from './access-fields';
import { UserContact } from './user-contact';

const fields = fieldsOf(userDraft, 'user');

interface UserFieldsProps {
  form: Form<UserDraft>;
  user: UserDetail;
  choices: UserChoices;
}

export function UserFields({ form, user, choices }: UserFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['account_type']);
  const type = label('account_type', user.accountType);
  const own = {
    roleIds: user.roles.map(({ id }) => id),
    merchants: user.merchants.map(({ id, name }) => ({ id, label: textOf(name) })),
  };
  return (
    <>
      <IdentityFields user={user} />
      <FormSection
        title={t('user.access')}
        description={user.channel ? t('user.ofChannel', { type, channel: textOf(user.channel.name) }) : type}
      >
        <AccessFields choices={choices} accountType={user.accountType} own={own} {...form} />
        <HiddenField choices={choices} />
      </FormSection>
      <ConsoleFields form={form} user={user} />
    </>
  );
}

/** Properties of an input whose stored value isn't sent to the browser: the mask is its placeholder. */
function useMask({ masked, revealable }: UserDetail['email']) {
  const { t } = useTranslation();
  const unchanged = masked === '' ? undefined : t('user.unchanged');
  return { hint: revealable ? unchanged : t('user.hidden'), placeholder: masked || undefined, disabled: !revealable };
}

function IdentityFields({ user }: Pick<UserFieldsProps, 'user'>) {
  const { t } = useTranslation();
  const email = useMask(user.email);
  const mobile = useMask(user.mobile);
  return (
    <FormSection title={t('user.identity')}>
      <fields.Text name="loginName" hint={t('user.loginNameHint')} />
      <fields.Text name="nickname" />
      <fields.Text name="email" type="email" inputMode="email" width="full" {...email} required={false} />
      <fields.Select
        name="areaCode"
        search
        required={false}
        disabled={mobile.disabled}
        options={useAreaOptions(user.areaCode)}
      />
      <fields.Text name="mobile" type="tel" inputMode="tel" {...mobile} required={false} />
      <UserContact user={user} />
      <fields.Text name="macAddress" hint={t('user.macHint')} width="full" />
    </FormSection>
  );
}

/**
 * One option per area code, with the countries that share it. The stored code is included even if the list lacks it.
 */
function useAreaOptions(own: string) {
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  const codes = [...new Set([...areas.map(({ areaCode }) => areaCode), ...(own === '' ? [] : [own])])];
  return codes.map((code) => ({
    value: code,
    label: code,
    description: formatList(areas.filter(({ areaCode }) => areaCode === code).map(({ names }) => textOf(names))),
  }));
}

/** Hidden field groups. Groups that are hidden from the actor can't be made visible. */
function HiddenField({ choices }: Pick<UserFieldsProps, 'choices'>) {
  const { t } = useTranslation();
  const { label } = useDicts(['sensitive_group']);
  const ownHidden = formatList(choices.hiddenGroups.map((group) => label('sensitive_group', group)));
  const hint = ownHidden === '' ? t('user.hiddenGroupsHint') : t('user.hiddenGroupsOwn', { groups: ownHidden });
  return <fields.Codes name="hiddenGroups" dict="sensitive_group" width="full" hint={hint} />;
}

function ConsoleFields({ form, user }: Pick<UserFieldsProps, 'form' | 'user'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const roleIds = form.values.roleIds ?? [];
  const pages = useRecord(listUserPages, { roleIds }, { keeps: true }).result.data?.list;
  const zones = useRecord(listTimezones, {}).result.data?.list ?? [{ name: user.timezone, offset: '' }];
  const start = form.values.landingPage;
  const options = (pages ?? []).map(({ page, names }) => ({ value: page, label: textOf(names) }));
  // The start page stays selected until another page is selected, even if the roles can't open it.
  const isClosed = start !== undefined && !options.some(({ value }) => value === start);
  const closed = { value: start ?? '', label: pages ? t('user.landingClosed') : '…' };
  return (
    <FormSection title={t('user.console')}>
      <fields.Select
        name="language"
        options={locales.map(({ locale, label }) => ({ value: locale.replace('-', '_'), label }))}
      />
      <fields.Select
        name="timezone"
        search
        options={zones.map(({ name, offset }) => ({
          value: name,
          label: name.replaceAll('_', ' '),
          ...(offset ? { description: `GMT${offset}` } : {}),
        }))}
      />
      <fields.Select
        name="landingPage"
        width="full"
        hint={t('user.landingHint')}
        options={isClosed ? [closed, ...options] : options}
      />
    </FormSection>
  );
}
