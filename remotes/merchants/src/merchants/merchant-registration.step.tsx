import { merchantRegistration } from '@console/contracts/merchants';
import { fieldsOf, StepPage } from '@console/screens';
import { CopyText, Facts } from '@console/ui';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { MerchantKeys } from '../api-keys/merchant-keys';
import classes from './merchant.module.css';
import { registrationStep, useMerchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(merchantRegistration, 'merchant');

export default function MerchantRegistrationStep() {
  const { t } = useTranslation();
  return (
    <StepPage
      flow={useMerchantFlow()}
      step={registrationStep}
      below={(merchant) => merchant && <MerchantKeys merchant={merchant} />}
    >
      {(form, merchant) => (
        <>
          <ProtectedNotice merchant={merchant} />
          <FormSection title={t('merchant.registration')} description={t('merchant.form.registrationAbout')}>
            <Field label={t('merchant.form.settings')} group width="full" error={form.errorOf('registrationEnabled')}>
              <div className={classes.choices}>
                <fields.Check name="registrationEnabled" label={t('merchant.form.registrationEnabled')} />
                <fields.Check
                  name="invitationCodeRequired"
                  label={t('merchant.form.invitationCodeRequired')}
                  disabled={form.values.registrationEnabled !== true}
                />
              </div>
            </Field>
            {merchant && (
              <Facts
                items={[{ label: t('merchant.referralCode'), value: <CopyText text={merchant.referralCode} /> }]}
              />
            )}
          </FormSection>
        </>
      )}
    </StepPage>
  );
}
