import { listPhoneAreas } from '@console/contracts';
import { companyContact, type CompanyDetail, companyHiddenContact } from '@console/contracts/company';
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
import { contactStep, hiddenContactStep, useCompanyFlow, withProposed } from './company-flow';
import { isServing } from './company-status';
import { ProtectedNotice } from './protected-notice';

const shown = fieldsOf(companyContact, 'company');
const hidden = fieldsOf(companyHiddenContact, 'company');
type Fields = Pick<typeof shown, 'Text' | 'Select' | 'Code'>;

export default function CompanyContactStep() {
  const flow = useCompanyFlow();
  const sees = useSees('HOLDER_CONTACT');
  if (!sees)
    return (
      <StepPage flow={flow} step={hiddenContactStep}>
        {(_form, company) => <Sections fields={hidden} company={company} />}
      </StepPage>
    );
  return (
    <StepPage flow={flow} step={contactStep}>
      {(_form, company) => <Sections fields={shown} company={company} />}
    </StepPage>
  );
}

interface SectionsProps {
  fields: Fields;
  company: CompanyDetail | null;
}

function Sections({ fields, company }: SectionsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  const stored = company && withProposed(company);
  const masked = useHiddenContact();
  const phone = masked(stored?.phone);
  const about = company && isServing(company.status) ? 'company.form.contactServes' : 'company.form.contactAbout';
  return (
    <>
      <ProtectedNotice company={company} />
      <FormSection title={t('company.contact')} description={t(about)}>
        <fields.Code name="contactTitle" dict="contact_title" />
        <fields.Text name="email" type="email" inputMode="email" {...masked(stored?.email)} />
        <fields.Text name="contactFirstName" />
        <fields.Text name="contactLastName" />
        {phone.required && <fields.Select name="areaCode" required search options={areaOptions(areas, textOf)} />}
        <fields.Text name="phone" type="tel" inputMode="tel" {...phone} />
      </FormSection>
      <FormSection title={t('company.address')} description={t('company.form.addressAbout')}>
        <fields.Text name="addressLine1" width="full" />
        <fields.Text name="addressLine2" width="full" />
        <fields.Text name="addressLine3" width="full" />
        <fields.Text name="city" />
        <StateField fields={fields} country={stored?.country ?? ''} />
        <fields.Text name="postalCode" />
      </FormSection>
    </>
  );
}
