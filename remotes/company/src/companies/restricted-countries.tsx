import { companyBrandForm, type CompanyBrandForm } from '@console/contracts/company';
import { fieldsOf, type Form, useCountries } from '@console/screens';
import { Field } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const fields = fieldsOf(companyBrandForm, 'company');

/**
 * Countries from which users can't sign in. The confirmation is shown when the server has requested it, and then
 * remains.
 */
export function RestrictedCountries({ form }: { form: Form<CompanyBrandForm> }) {
  const { t } = useTranslation();
  const { options } = useCountries();
  const error = form.errorOf('confirmsOwnCountry');
  const [isAsked, setAsked] = useState(form.values.confirmsOwnCountry === true);
  if (error !== undefined && !isAsked) setAsked(true);
  return (
    <>
      <fields.Choices
        name="restrictedLoginCountries"
        width="full"
        required={false}
        options={options}
        hint={t('company.form.restrictedHint')}
      />
      {isAsked && (
        <Field group required width="full" label={t('company.form.ownCountry')} error={error}>
          <fields.Check name="confirmsOwnCountry" label={t('company.form.confirmsOwnCountry')} />
        </Field>
      )}
    </>
  );
}
