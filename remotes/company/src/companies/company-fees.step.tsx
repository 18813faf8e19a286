import { companyFees } from '@console/contracts/company';
import { fieldsOf, StepPage } from '@console/screens';
import { Surface } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { feeStep, useCompanyFlow } from './company-flow';
import { Resources } from './company-resources';
import { ProtectedNotice } from './protected-notice';
import { FeeTable } from './resource-lists';

const fields = fieldsOf(companyFees, 'company');

export default function CompanyFeesStep() {
  const { t } = useTranslation();
  return (
    <StepPage
      flow={useCompanyFlow()}
      step={feeStep}
      below={(company) =>
        company && (
          <Surface title={t('company.fees')}>
            <Resources id={company.id}>{({ fees }) => <FeeTable fees={fees} />}</Resources>
          </Surface>
        )
      }
    >
      {(_form, company) => (
        <>
          <ProtectedNotice company={company} />
          <FormSection title={t('company.feeCurrency')} description={t('company.form.feesAbout')}>
            <fields.Code
              name="feeCurrency"
              dict="currency"
              disabled={company?.isFeeCurrencyFixed === true}
              hint={company?.isFeeCurrencyFixed ? t('company.form.feeFixed') : undefined}
            />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}
