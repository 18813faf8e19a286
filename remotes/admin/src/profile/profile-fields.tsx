import { listTimezones } from '@console/contracts';
import type { Profile, ProfileDraft } from '@console/contracts/profile';
import { locales } from '@console/i18n';
import { type Form, useLocalText, useRecord } from '@console/screens';
import { Field, FormSection, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { PictureField } from './picture-field';

interface ProfileFieldsProps {
  form: Form<ProfileDraft>;
  profile: Profile;
}

/** Fields of the profile: picture, name and preferences. */
export function ProfileFields({ form: { values, set, touch, errorOf }, profile }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const zones = useZones(profile.timezone);
  return (
    <FormSection title={t('profile.you')} description={t('profile.account', { loginName: profile.loginName })}>
      <PictureField name={profile.nickname} picture={profile.picture} />
      <Field required label={t('profile.nickname')} error={errorOf('nickname')} hint={profile.email || undefined}>
        <TextInput
          value={values.nickname ?? ''}
          lengthMax={60}
          autoComplete="nickname"
          onChange={(nickname) => set('nickname', nickname)}
          onBlur={() => touch('nickname')}
        />
      </Field>
      <Field required label={t('profile.language')} error={errorOf('language')}>
        <Select
          value={values.language}
          onChange={(value) => set('language', value === 'zh_CN' ? 'zh_CN' : 'en_US')}
          options={locales.map(({ locale, label }) => ({ value: locale.replace('-', '_'), label }))}
        />
      </Field>
      <Field required label={t('profile.timezone')} error={errorOf('timezone')}>
        <Select search value={values.timezone} onChange={(zone) => set('timezone', zone)} options={zones} />
      </Field>
      <Field required label={t('profile.landingPage')} error={errorOf('landingPage')} hint={t('profile.landingHint')}>
        <Select
          value={values.landingPage}
          onChange={(page) => set('landingPage', page)}
          options={profile.landingPages.map(({ page, names }) => ({ value: page, label: textOf(names) }))}
        />
      </Field>
    </FormSection>
  );
}

/** Time zones; only the current one until the list is loaded. */
function useZones(current: string) {
  const { result } = useRecord(listTimezones, {});
  const list = result.data?.list ?? [{ name: current, offset: '' }];
  return list.map(({ name, offset }) => ({
    value: name,
    label: name.replaceAll('_', ' '),
    ...(offset ? { description: `GMT${offset}` } : {}),
  }));
}
