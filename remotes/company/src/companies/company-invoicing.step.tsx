import { type CompanyDetail, companyInvoicing, type CompanyInvoicing } from '@console/contracts/company';
import { fieldsOf, type Form, rareFieldsOf, StepPage } from '@console/screens';
import { Checkbox, Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { invoicingStep, useCompanyFlow, withProposed } from './company-flow';
import { ProtectedNotice } from './protected-notice';

const fields = fieldsOf(companyInvoicing, 'company');
const rareFields = rareFieldsOf(companyInvoicing, 'company');

export default function CompanyInvoicingStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useCompanyFlow()} step={invoicingStep}>
      {(form, company) => (
        <>
          <ProtectedNotice company={company} />
          <FormSection title={t('company.form.invoices')} description={t('company.form.invoicesAbout')}>
            <rareFields.Emails name="invoiceEmails" hint={t('company.form.emailsHint')} />
          </FormSection>
          <FormSection title={t('company.form.bank')} description={t('company.form.bankAbout')}>
            <fields.Text name="bankName" />
            <fields.Text name="bankAccountName" />
            <fields.Text name="bankAddress" width="full" />
            {company && <Numbers form={form} company={withProposed(company)} />}
            <fields.Text name="bankSwift" hint={t('company.form.swiftHint')} />
            <fields.Code name="bankCurrency" dict="currency" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

interface NumbersProps {
  form: Form<CompanyInvoicing>;
  company: CompanyDetail;
}

/** The form does not contain a stored number: the empty input shows its mask and leaves the number unchanged. */
function Numbers({ form, company: { bankAccountNo, bankIban } }: NumbersProps) {
  const { t } = useTranslation();
  const isRemoved = form.values.bankIban === '';
  const propsOf = ({ masked, revealable }: CompanyDetail['bankIban']) => {
    const kept = masked !== '' && t('company.form.unchanged');
    const hint = revealable ? kept : t('company.form.hidden');
    return { disabled: !revealable, placeholder: masked || undefined, hint: hint || undefined };
  };
  const iban = propsOf(bankIban);
  return (
    <>
      <fields.Text name="bankAccountNo" required={bankAccountNo.masked === ''} {...propsOf(bankAccountNo)} />
      <fields.Text name="bankIban" {...iban} disabled={iban.disabled || isRemoved} />
      {bankIban.masked !== '' && bankIban.revealable && (
        <Field group width="full" label={t('company.form.storedIban')}>
          <Checkbox checked={isRemoved} onChange={(checked) => form.set('bankIban', checked ? '' : undefined)}>
            {t('company.form.removeIban')}
          </Checkbox>
        </Field>
      )}
    </>
  );
}
