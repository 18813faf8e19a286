import { type CompanyDetail, companyRemark } from '@console/contracts/company';
import { formatList } from '@console/i18n';
import { fieldsOf, StepPage, useDicts, useLocalText } from '@console/screens';
import { type Fact, Facts } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { BrandImageList } from './brand-images';
import { CompanyChange } from './company-change';
import classes from './company.module.css';
import { useAddressFacts, useBrandFacts, useContactFacts, useIdentityFacts, useInvoicingFacts } from './company-facts';
import { submitStep, useCompanyFlow, withProposed } from './company-flow';
import { Resources } from './company-resources';
import { isServing } from './company-status';
import { ProtectedNotice } from './protected-notice';
import { BinTable, ModuleList } from './resource-lists';

const fields = fieldsOf(companyRemark, 'company');

export default function CompanySubmitStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useCompanyFlow()} step={submitStep}>
      {(_form, company) => (
        <>
          <ProtectedNotice company={company} />
          {company && <Summary company={company} />}
          <FormSection title={t('company.remark')} description={t('company.form.remarkAbout')}>
            <fields.Area name="remark" />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

/** All entered values; for an approved company also the changes that need approval. */
function Summary({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const shown = withProposed(company);
  const { siteOrigins, brandColor, feeCurrency } = shown;
  const brand: Fact[] = [
    ...useBrandFacts(shown),
    { label: t('company.brandColor'), value: brandColor },
    { label: t('company.siteOrigins'), value: siteOrigins.join(', ') },
  ];
  const about = isServing(company.status) && !company.proposed ? 'nothingToReview' : 'submitAbout';
  return (
    <>
      {company.proposed && <CompanyChange company={company} />}
      <Part title={t('company.step.identity')} about={t(`company.form.${about}`)} facts={useIdentityFacts(shown)} />
      <Part title={t('company.contact')} facts={useContactFacts(shown)} />
      <Part title={t('company.address')} facts={useAddressFacts(shown)} />
      <Part title={t('company.step.brand')} facts={brand} />
      <FormSection title={t('company.form.images')}>
        <div className={classes.full}>
          <BrandImageList company={shown} />
        </div>
      </FormSection>
      <FormSection title={t('company.step.products')}>
        <div className={classes.full}>
          <Products company={shown} />
        </div>
      </FormSection>
      <Part title={t('company.step.invoicing')} facts={useInvoicingFacts(shown)} />
      <Part title={t('company.step.fees')} facts={[{ label: t('company.feeCurrency'), value: feeCurrency ?? '–' }]} />
    </>
  );
}

interface PartProps {
  title: string;
  about?: string;
  facts: Fact[];
}

function Part({ title, about, facts }: PartProps) {
  return (
    <FormSection title={title} {...(about !== undefined && { description: about })}>
      <div className={classes.full}>
        <Facts items={facts} />
      </div>
    </FormSection>
  );
}

/** Products, and the selected or assigned modules and BINs. */
function Products({ company: { id, status, products, moduleIds, binIds } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['company_product']);
  const names = formatList(products.map((code) => label('company_product', code)));
  return (
    <>
      <Facts items={[{ label: t('company.products'), value: names || '–' }]} />
      <Resources id={id}>
        {({ modules, bins }) => {
          if (isServing(status))
            return (
              <>
                <ModuleList modules={modules} />
                <BinTable bins={bins} />
              </>
            );
          const moduleNames = modules.filter((one) => moduleIds.includes(one.id)).map(({ name }) => textOf(name));
          const binNumbers = bins.filter((one) => binIds.includes(one.id)).map(({ bin }) => bin);
          return (
            <Facts
              items={[
                { label: t('company.moduleIds'), value: formatList(moduleNames) || '–' },
                { label: t('company.binIds'), value: formatList(binNumbers) || '–' },
              ]}
            />
          );
        }}
      </Resources>
    </>
  );
}
