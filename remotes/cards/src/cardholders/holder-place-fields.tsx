import { listCountryStates } from '@console/contracts';
import { useLocalText, useRecord } from '@console/screens';
import { Field, FormSection, Select, TextInput } from '@console/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HolderFieldsProps } from './holder-fields';
import { useCountries } from '../common/use-countries';
import { useMask } from './use-mask';

interface Props extends HolderFieldsProps {
  /** Codes of the states of the chosen country, for the rules of the form. */
  onStates: (states: readonly string[]) => void;
}

/** The billing address: some countries have a list of states, the others take any text. */
export function HolderPlaceFields({ form, holder, onStates }: Props) {
  const { t } = useTranslation();
  const { options } = useCountries();
  const { values, set, touch, errorOf } = form;
  const address = useMask(holder, 'address');
  const postalCode = useMask(holder, 'postalCode');
  const states = useStates(values.country, onStates);
  return (
    <FormSection title={t('holder.form.place')} description={t('holder.form.placeAbout')}>
      <Field label={t('holder.country')} required error={errorOf('country')}>
        <Select
          search
          options={options}
          value={values.country}
          onChange={(country) => form.setAll({ ...values, country, state: '' })}
        />
      </Field>
      <Field label={t('holder.state')} required={states.length > 0} error={errorOf('state')}>
        {states.length > 0 ? (
          <Select
            search
            options={states}
            value={values.state || undefined}
            onChange={(state = '') => set('state', state)}
          />
        ) : (
          <TextInput
            value={values.state ?? ''}
            lengthMax={100}
            onChange={(state) => set('state', state)}
            onBlur={() => touch('state')}
          />
        )}
      </Field>
      <Field label={t('holder.city')} required error={errorOf('city')}>
        <TextInput
          value={values.city ?? ''}
          lengthMax={100}
          onChange={(city) => set('city', city)}
          onBlur={() => touch('city')}
        />
      </Field>
      <Field label={t('holder.postalCode')} {...postalCode.field} error={errorOf('postalCode')}>
        <TextInput
          {...postalCode.input}
          lengthMax={12}
          value={values.postalCode ?? ''}
          onChange={(code) => set('postalCode', code || undefined)}
          onBlur={() => touch('postalCode')}
        />
      </Field>
      <Field label={t('holder.address')} {...address.field} error={errorOf('address')} width="full">
        <TextInput
          {...address.input}
          lengthMax={100}
          value={values.address ?? ''}
          onChange={(line) => set('address', line || undefined)}
          onBlur={() => touch('address')}
        />
      </Field>
    </FormSection>
  );
}

function useStates(country: string | undefined, onStates: (states: readonly string[]) => void) {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === undefined ? null : { country }).result;
  const tell = useEffectEvent((list: readonly string[]) => onStates(list));
  useEffect(() => tell((data?.list ?? []).map(({ code }) => code)), [data]);
  return (data?.list ?? []).map(({ code, names }) => ({ value: code, label: textOf(names), description: code }));
}
