import { type MerchantDetail, merchantRemark } from '@console/contracts/merchants';
import { formatList } from '@console/i18n';
import { fieldsOf, StepPage, useCountries } from '@console/screens';
import { Facts } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { MerchantChange } from './merchant-change';
import classes from './merchant.module.css';
import { submitStep, useMerchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(merchantRemark, 'merchant');

export default function MerchantSubmitStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useMerchantFlow()} step={submitStep}>
      {(_form, merchant) => (
        <>
          <ProtectedNotice merchant={merchant} />
          {merchant && <Summary merchant={merchant} />}
          <FormSection title={t('merchant.remark')} description={t('merchant.form.remarkAbout')}>
            <fields.Area name="remark" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

/** All entered values; for an active merchant, the changes that need approval. */
function Summary({ merchant }: { merchant: MerchantDetail }) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const { proposed } = merchant;
  const shown = { ...merchant, ...proposed };
  const isActive = merchant.status === 'ACTIVE' || merchant.status === 'SUSPENDED';
  const about = isActive && !proposed ? 'merchant.form.nothingToReview' : 'merchant.form.submitAbout';
  const yesNo = (is: boolean) => t(is ? 'merchant.yes' : 'merchant.no');
  return (
    <>
      <FormSection title={t('merchant.form.summary')} description={t(about)}>
        <div className={classes.full}>
          <Facts
            items={[
              { label: t('merchant.nameEn'), value: shown.nameEn },
              { label: t('merchant.nameZh'), value: shown.nameZh },
              { label: t('merchant.registrationNo'), value: shown.registrationNo },
              { label: t('merchant.country'), value: nameOf(shown.country) },
              { label: t('merchant.licences'), value: formatList(shown.licences.map(({ name }) => name)) },
              {
                label: t('merchant.address'),
                value: [shown.address, shown.postalCode, shown.city].filter(Boolean).join(', '),
              },
              { label: t('merchant.contactName'), value: shown.contactName },
              { label: t('merchant.email'), value: shown.email },
              { label: t('merchant.phone'), value: `${shown.areaCode} ${shown.phone}` },
              { label: t('merchant.registrationEnabled'), value: yesNo(shown.registrationEnabled) },
              { label: t('merchant.invitationCodeRequired'), value: yesNo(shown.invitationCodeRequired) },
              { label: t('merchant.currencies'), value: formatList(shown.currencies) },
              { label: t('merchant.bankName'), value: shown.bankName },
              { label: t('merchant.bankAccountName'), value: shown.bankAccountName },
              { label: t('merchant.bankAccountNo'), value: shown.bankAccountNo.masked || '–' },
            ]}
          />
        </div>
      </FormSection>
      {proposed && <MerchantChange merchant={merchant} />}
    </>
  );
}
