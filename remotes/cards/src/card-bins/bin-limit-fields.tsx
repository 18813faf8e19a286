import type { Currency } from '@console/contracts';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { fields } from './bin-form-fields';

/** Amounts in the currency of the BIN, validity and numbers of cards. */
export function BinLimitFields({ currency }: { currency: Currency | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('bin.form.amounts')} description={t('bin.form.amountsAbout')}>
        <fields.Amount name="minDeposit" currency={currency} />
        <fields.Amount name="maxDeposit" currency={currency} />
        <fields.Amount name="issueFee" currency={currency} />
        <fields.Amount name="minTopup" currency={currency} />
        <fields.Amount name="maxTopup" currency={currency} />
        <fields.Amount name="minRetained" currency={currency} />
        <fields.Amount name="maxBalance" currency={currency} />
      </FormSection>
      <FormSection title={t('bin.form.counts')}>
        <fields.Number name="minValidityDays" />
        <fields.Number name="maxValidityMonths" />
        <fields.Number name="defaultValidityMonths" />
        <fields.Number name="maxCardsPerRequest" />
        <fields.Number name="maxCardsPerHolder" />
        <fields.Number name="dailyIssueCap" />
      </FormSection>
    </>
  );
}
