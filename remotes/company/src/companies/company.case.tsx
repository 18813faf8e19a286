import { type CompanyCase, type CompanyDetail, readCompanyCase } from '@console/contracts/company';
import { formatList } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { type Fact, Facts, Notice, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { BrandImageList } from './brand-images';
import { CompanyFields } from './company-change';
import { useAddressFacts, useBrandFacts, useContactFacts, useIdentityFacts, useInvoicingFacts } from './company-facts';
import { viewHref } from './company-pages';
import classes from './company.module.css';

/** A new company, or the changes of a company field by field, for the review workbench. */
export default function CompanyOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCompanyCase, { id: review.id });
  const { data } = result;
  if (result.at === 'failed' && !data)
    return <CallFailed title={t('company.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!data) return <Skeleton rows={6} />;
  const { company, grants, change } = data;
  // The values of an ended review may be outdated.
  const titles = { before: t('company.case.before'), after: t('company.case.after') };
  return (
    <div className={classes.stack}>
      <Head company={company} />
      {change ? (
        <CompanyFields before={change.before} after={change.after} titles={titles} />
      ) : (
        <NewCompany company={company} grants={grants} />
      )}
      {decision && (
        <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>
          {t(`company.case.${change ? 'change' : 'new'}.${decision}`, { email: company.email })}
        </Notice>
      )}
    </div>
  );
}

/** The company with a link to its page. */
function Head({ company: { id, name, companyNo } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { navigate } = useShell();
  const link = (
    <TextLink href={viewHref(id)} onNavigate={navigate}>
      {textOf(name)}
    </TextLink>
  );
  return (
    <Facts
      items={[
        { label: t('company.one'), value: link },
        { label: t('company.companyNo'), value: companyNo },
      ]}
    />
  );
}

/** All submitted values, and the modules and BINs that are assigned on approval. */
function NewCompany({ company, grants }: Pick<CompanyCase, 'company' | 'grants'>) {
  const { t } = useTranslation();
  const { label } = useDicts(['company_product']);
  const { products, feeCurrency, brandColor, siteOrigins, remark } = company;
  const granted: Fact[] = [
    { label: t('company.products'), value: formatList(products.map((code) => label('company_product', code))) || '–' },
    { label: t('company.moduleIds'), value: formatList(grants.modules) || '–' },
    { label: t('company.binIds'), value: formatList(grants.bins) || '–' },
    { label: t('company.feeCurrency'), value: feeCurrency ?? '–' },
  ];
  const sites: Fact[] = [
    { label: t('company.brandColor'), value: brandColor || '–' },
    { label: t('company.siteOrigins'), value: siteOrigins.join(', ') || '–' },
  ];
  return (
    <>
      <Part title={t('company.step.identity')} facts={useIdentityFacts(company)} />
      <Part title={t('company.contact')} facts={useContactFacts(company)} />
      <Part title={t('company.address')} facts={useAddressFacts(company)} />
      <Part title={t('company.step.brand')} facts={[...sites, ...useBrandFacts(company)]} />
      <BrandImageList company={company} />
      <Part title={t('company.step.products')} facts={granted} />
      <Part title={t('company.step.invoicing')} facts={useInvoicingFacts(company)} />
      {remark && <Facts items={[{ label: t('company.remark'), value: remark }]} />}
    </>
  );
}

const Part = ({ title, facts }: { title: string; facts: Fact[] }) => (
  <section>
    <h3>{title}</h3>
    <Facts items={facts} />
  </section>
);
