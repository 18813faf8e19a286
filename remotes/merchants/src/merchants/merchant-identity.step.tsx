import { merchantIdentityForm } from '@console/contracts/merchants';
import { rareFieldsOf, fieldsOf, StepPage, useCountries } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { identityStep, useMerchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(merchantIdentityForm, 'merchant');
const rareFields = rareFieldsOf(merchantIdentityForm, 'merchant');

export default function MerchantIdentityStep() {
  const { t } = useTranslation();
  const { options } = useCountries();
  return (
    <StepPage flow={useMerchantFlow()} step={identityStep}>
      {(_form, merchant) => (
        <>
          <ProtectedNotice merchant={merchant} />
          <FormSection title={t('merchant.step.identity')} description={t('merchant.form.identityAbout')}>
            <fields.Text name="nameEn" />
            <fields.Text name="nameZh" />
            <fields.Select name="country" search options={options} />
            <fields.Text name="registrationNo" />
            <fields.Text name="mcc" inputMode="numeric" hint={t('merchant.form.mccHint')} />
          </FormSection>
          <FormSection title={t('merchant.licences')} description={t('merchant.form.licencesAbout')}>
            <rareFields.Files name="licences" purpose="DOCUMENT" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}
