import { type MerchantDetail, merchantSettlement } from '@console/contracts/merchants';
import { fieldsOf, rareFieldsOf, StepPage } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { settlementStep, useMerchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(merchantSettlement, 'merchant');
const rareFields = rareFieldsOf(merchantSettlement, 'merchant');

export default function MerchantSettlementStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useMerchantFlow()} step={settlementStep}>
      {(_form, merchant) => (
        <>
          <ProtectedNotice merchant={merchant} />
          <FormSection title={t('merchant.currencies')} description={t('merchant.form.currenciesAbout')}>
            <fields.Codes name="currencies" dict="currency" width="full" />
          </FormSection>
          <FormSection title={t('merchant.form.bank')} description={t('merchant.form.bankAbout')}>
            <fields.Text name="bankName" />
            <fields.Text name="bankAccountName" />
            <AccountNumber merchant={merchant} />
            <fields.Text name="bankSwift" />
          </FormSection>
          <FormSection title={t('merchant.form.notify')}>
            <rareFields.Emails name="settlementEmails" hint={t('merchant.form.emailsHint')} />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

/** Account number with the stored number's mask as placeholder; an empty input changes nothing. */
function AccountNumber({ merchant }: { merchant: MerchantDetail | null }) {
  const { t } = useTranslation();
  const stored = merchant?.proposed?.bankAccountNo ?? merchant?.bankAccountNo;
  const has = stored !== undefined && stored.masked !== '';
  const isHidden = stored?.revealable === false;
  const hint = isHidden ? t('merchant.form.hidden') : has && t('merchant.form.unchanged');
  return (
    <fields.Text
      name="bankAccountNo"
      required={!has}
      disabled={isHidden}
      placeholder={has ? stored.masked : undefined}
      hint={hint || undefined}
    />
  );
}
