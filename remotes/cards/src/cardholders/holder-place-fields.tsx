import { listCountryStates } from '@console/contracts';
import { useCountries, useLocalText, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fields, type HolderFieldsProps } from './holder-form-fields';
import { useMask } from './use-mask';

interface Props extends HolderFieldsProps {
  /** Codes of the states of the chosen country, for the rules of the form. */
  onStates: (states: readonly string[]) => void;
}

/** Billing address. The state is a select for countries with a list of states, and a text input for all others. */
export function HolderPlaceFields({ form, holder, onStates }: Props) {
  const { t } = useTranslation();
  const { options } = useCountries();
  const { values, setAll } = form;
  const address = useMask(holder, 'address');
  const postalCode = useMask(holder, 'postalCode');
  const states = useStates(values.country, onStates);
  return (
    <FormSection title={t('holder.form.place')} description={t('holder.form.placeAbout')}>
      <fields.Select
        name="country"
        search
        options={options}
        onChange={(country) => setAll({ ...values, country, state: '' })}
      />
      {states.length > 0 ? (
        <fields.Select name="state" search required options={states} />
      ) : (
        <fields.Text name="state" />
      )}
      <fields.Text name="city" />
      <fields.Text name="postalCode" {...postalCode.field} {...postalCode.input} />
      <fields.Text name="address" width="full" {...address.field} {...address.input} />
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
