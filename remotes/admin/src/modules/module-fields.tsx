import type { DevopsModule, DevopsModuleDraft } from '@console/contracts/releases';
import type { Form } from '@console/screens';
import { Notice } from '@console/ui';
import { Checkbox, Field, FormSection, TextArea, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

interface Props {
  form: Form<DevopsModuleDraft>;
  /** Null for a new record. */
  module: DevopsModule | null;
}

export function ModuleFields({ form, module }: Props) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  // The code of a remote never changes.
  const isNew = module === null;
  const waives = module?.needsSecondPerson === true && values.needsSecondPerson === false;
  const line = (name: 'code' | 'nameEn' | 'nameZh' | 'contact', lengthMax?: number) => (
    <TextInput
      value={values[name] ?? ''}
      lengthMax={lengthMax}
      disabled={name === 'code' && !isNew}
      onChange={(value) => set(name, value)}
      onBlur={() => touch(name)}
    />
  );
  return (
    <>
      <FormSection title={t('describe.what')}>
        <Field label={t('module.code')} required error={errorOf('code')} hint={t('describe.codeHint')} width="full">
          {line('code')}
        </Field>
        <Field label={t('describe.nameEn')} required error={errorOf('nameEn')}>
          {line('nameEn', 100)}
        </Field>
        <Field label={t('describe.nameZh')} required error={errorOf('nameZh')}>
          {line('nameZh', 100)}
        </Field>
        <Field label={t('module.description')} error={errorOf('description')} width="full">
          <TextArea
            value={values.description ?? ''}
            lengthMax={500}
            onChange={(value) => set('description', value)}
            onBlur={() => touch('description')}
          />
        </Field>
        <Field label={t('module.contact')} error={errorOf('contact')} width="full">
          {line('contact', 100)}
        </Field>
      </FormSection>
      <FormSection title={t('describe.safety')}>
        <Field label={t('module.secondPerson')} group width="full" hint={t('describe.secondPersonHint')}>
          <Checkbox
            checked={values.needsSecondPerson ?? false}
            onChange={(needsSecondPerson) => set('needsSecondPerson', needsSecondPerson)}
          >
            {t('describe.secondPerson')}
          </Checkbox>
          {waives && <Notice>{t('describe.waives')}</Notice>}
        </Field>
        <Field label={t('release.why')} required error={errorOf('why')} width="full">
          <TextArea
            value={values.why ?? ''}
            lengthMax={500}
            onChange={(value) => set('why', value)}
            onBlur={() => touch('why')}
          />
        </Field>
      </FormSection>
    </>
  );
}
