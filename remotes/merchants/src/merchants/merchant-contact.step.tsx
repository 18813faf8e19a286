import { listCountryStates, listPhoneAreas } from '@console/contracts';
import { merchantContact } from '@console/contracts/merchants';
import { areaOptions, fieldsOf, StepPage, useLocalText, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { contactStep, merchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(merchantContact, 'merchant');

export default function MerchantContactStep() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  return (
    <StepPage flow={merchantFlow} step={contactStep}>
      {(_form, merchant) => (
        <>
          <ProtectedNotice merchant={merchant} />
          <FormSection title={t('merchant.form.place')}>
            <fields.Text name="address" width="full" />
            <fields.Text name="city" />
            <StateField country={merchant?.proposed?.country ?? merchant?.country ?? ''} />
            <fields.Text name="postalCode" />
          </FormSection>
          <FormSection title={t('merchant.contact')} description={t('merchant.form.contactAbout')}>
            <fields.Text name="contactName" />
            <fields.Text name="email" type="email" inputMode="email" />
            <fields.Select name="areaCode" search options={areaOptions(areas, textOf)} />
            <fields.Text name="phone" type="tel" inputMode="tel" />
            <fields.Text name="website" inputMode="url" width="full" placeholder="https://" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

/** Some countries have a list of states, the others take any text. */
function StateField({ country }: { country: string }) {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === '' ? null : { country }).result;
  const states = (data?.list ?? []).map(({ code, names }) => ({
    value: code,
    label: textOf(names),
    description: code,
  }));
  return states.length > 0 ? <fields.Select name="state" search options={states} /> : <fields.Text name="state" />;
}
