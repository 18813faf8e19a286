import { companyIdentityForm } from '@console/contracts/company';
import { fieldsOf, StepPage, useCountries } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { identityStep, useCompanyFlow } from './company-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(companyIdentityForm, 'company');

export default function CompanyIdentityStep() {
  const { t } = useTranslation();
  const { options } = useCountries();
  return (
    <StepPage flow={useCompanyFlow()} step={identityStep}>
      {(_form, company) => (
        <>
          <ProtectedNotice company={company} />
          <FormSection title={t('company.form.names')} description={t('company.form.namesAbout')}>
            <fields.Text name="nameEn" />
            <fields.Text name="nameZh" />
            <fields.Text name="dba" width="full" hint={t('company.form.dbaHint')} />
          </FormSection>
          <FormSection title={t('company.form.registration')} description={t('company.form.registrationAbout')}>
            <fields.Text name="agreementNo" />
            <fields.Text name="registrationNo" />
            <fields.Select name="country" search options={options} />
            <fields.Number name="yearEstablished" />
            <fields.Text name="website" inputMode="url" width="full" placeholder="https://" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}
