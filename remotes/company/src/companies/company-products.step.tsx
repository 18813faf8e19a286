import { type CompanyDetail, companyProductStep } from '@console/contracts/company';
import { fieldsOf, StepPage, useLocalText } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { productStep, useCompanyFlow } from './company-flow';
import { Resources } from './company-resources';
import { isServing } from './company-status';
import { ProtectedNotice } from './protected-notice';
import { ModuleList } from './resource-lists';

const fields = fieldsOf(companyProductStep, 'company');

export default function CompanyProductsStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useCompanyFlow()} step={productStep}>
      {(_form, company) => (
        <>
          <ProtectedNotice company={company} />
          <FormSection title={t('company.products')} description={t('company.form.productsAbout')}>
            <fields.Codes name="products" dict="company_product" width="full" />
          </FormSection>
          {company && <Modules company={company} />}
        </>
      )}
    </StepPage>
  );
}

/** Modules to grant on approval; after the approval, the granted modules, which are managed in module management. */
function Modules({ company: { id, status } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const serves = isServing(status);
  return (
    <FormSection
      title={t('company.moduleIds')}
      description={t(serves ? 'company.form.modulesServe' : 'company.form.modulesAbout')}
    >
      <div className={classes.full}>
        <Resources id={id}>
          {({ modules }) =>
            serves ? (
              <Field group width="full" label={t('company.form.granted')}>
                <ModuleList modules={modules} />
              </Field>
            ) : (
              <fields.Choices
                name="moduleIds"
                width="full"
                required={false}
                options={modules.map((one) => ({ value: one.id, label: textOf(one.name), description: one.code }))}
              />
            )
          }
        </Resources>
      </div>
    </FormSection>
  );
}
