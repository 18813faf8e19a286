import { listPhoneAreas } from '@console/contracts';
import { merchantContact, type MerchantDetail, merchantHiddenContact } from '@console/contracts/merchants';
import {
  areaOptions,
  fieldsOf,
  StateField,
  StepPage,
  useHiddenContact,
  useLocalText,
  useRecord,
} from '@console/screens';
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
  const masked = useHiddenContact();
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
