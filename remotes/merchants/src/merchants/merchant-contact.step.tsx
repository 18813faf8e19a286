import { listCountryStates, listPhoneAreas, maskSign } from '@console/contracts';
import { merchantContact, type MerchantDetail, merchantHiddenContact } from '@console/contracts/merchants';
import { areaOptions, fieldsOf, StepPage, useLocalText, useRecord } from '@console/screens';
import { useSees } from '@console/session';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { contactStep, hiddenContactStep, useMerchantFlow } from './merchant-flow';
import { ProtectedNotice } from './protected-notice';

const shown = fieldsOf(merchantContact, 'merchant');
const hidden = fieldsOf(merchantHiddenContact, 'merchant');
type Fields = Pick<typeof shown, 'Text' | 'Select'>;

export default function MerchantContactStep() {
  const flow = useMerchantFlow();
  const sees = useSees('HOLDER_CONTACT');
  if (!sees)
    return (
      <StepPage flow={flow} step={hiddenContactStep}>
        {(_form, merchant) => <Sections fields={hidden} merchant={merchant} />}
      </StepPage>
    );
  return (
    <StepPage flow={flow} step={contactStep}>
      {(_form, merchant) => <Sections fields={shown} merchant={merchant} />}
    </StepPage>
  );
}

interface SectionsProps {
  fields: Fields;
  merchant: MerchantDetail | null;
}

function Sections({ fields, merchant }: SectionsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  // The server sends only the mask, which is the placeholder of the empty input; the stored value stays.
  const masked = (mask = '') =>
    mask.includes(maskSign)
      ? { disabled: true, required: false, placeholder: mask, hint: t('merchant.form.contactHidden') }
      : { required: true };
  const phone = masked(merchant?.phone);
  return (
    <>
      <ProtectedNotice merchant={merchant} />
      <FormSection title={t('merchant.form.place')}>
        <fields.Text name="address" width="full" />
        <fields.Text name="city" />
        <StateField fields={fields} country={merchant?.proposed?.country ?? merchant?.country ?? ''} />
        <fields.Text name="postalCode" />
      </FormSection>
      <FormSection title={t('merchant.contact')} description={t('merchant.form.contactAbout')}>
        <fields.Text name="contactName" />
        <fields.Text name="email" type="email" inputMode="email" {...masked(merchant?.email)} />
        {phone.required && <fields.Select name="areaCode" required search options={areaOptions(areas, textOf)} />}
        <fields.Text name="phone" type="tel" inputMode="tel" {...phone} />
        <fields.Text name="website" inputMode="url" width="full" placeholder="https://" />
      </FormSection>
    </>
  );
}

/** Select for countries with a list of states, text input for all others. */
function StateField({ fields, country }: { fields: Fields; country: string }) {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === '' ? null : { country }).result;
  const states = (data?.list ?? []).map(({ code, names }) => ({
    value: code,
    label: textOf(names),
    description: code,
  }));
  return states.length > 0 ? <fields.Select name="state" search options={states} /> : <fields.Text name="state" />;
}
