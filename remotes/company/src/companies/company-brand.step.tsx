import { listTimezones } from '@console/contracts';
import { companyBrandForm, type CompanyBrandForm, type CompanyDetail } from '@console/contracts/company';
import { locales } from '@console/i18n';
import { fieldsOf, type Form, rareFieldsOf, StepPage, useLanguage, useRecord } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { BrandColor } from './brand-color';
import { BrandPreview } from './brand-preview';
import { brandStep, useCompanyFlow, withProposed } from './company-flow';
import { isEditable } from './company-status';
import { ProtectedNotice } from './protected-notice';
import { RestrictedCountries } from './restricted-countries';
import { SiteOrigins } from './site-origins';

const fields = fieldsOf(companyBrandForm, 'company');
const rareFields = rareFieldsOf(companyBrandForm, 'company');

const isFixed = (company: CompanyDetail | null) => company !== null && !isEditable(company);

export default function CompanyBrandStep() {
  const { t } = useTranslation();
  return (
    <StepPage flow={useCompanyFlow()} step={brandStep}>
      {(form, company) => (
        <>
          <ProtectedNotice company={company} />
          <FormSection title={t('company.form.labels')} description={t('company.form.labelsAbout')}>
            <fields.Text name="platformLabelEn" />
            <fields.Text name="platformLabelZh" />
            <fields.Text name="copyrightEn" />
            <fields.Text name="copyrightZh" />
            <BrandColor form={form} disabled={isFixed(company)} />
          </FormSection>
          <FormSection title={t('company.form.images')} description={t('company.form.imagesAbout')}>
            <rareFields.Picture name="logo" purpose="LOGO" width="full" />
            <rareFields.Picture name="icon" purpose="ICON" width="full" />
            <rareFields.Picture name="paymentLogo" purpose="PAYMENT_LOGO" width="full" />
            <rareFields.Picture name="paymentLogoGray" purpose="PAYMENT_LOGO" width="full" />
            <rareFields.Picture name="dashboardLogo" purpose="DASHBOARD_LOGO" width="full" />
          </FormSection>
          <FormSection title={t('company.preview.title')} description={t('company.preview.about')}>
            <Preview form={form} company={company} />
          </FormSection>
          <FormSection title={t('company.form.sites')} description={t('company.form.sitesAbout')}>
            <SiteOrigins form={form} disabled={isFixed(company)} />
            <fields.Select
              name="defaultLanguage"
              options={locales.map(({ locale, label }) => ({ value: locale.replace('-', '_'), label }))}
            />
            <TimezoneField stored={form.values.timezone} />
            <RestrictedCountries form={form} />
          </FormSection>
        </>
      )}
    </StepPage>
  );
}

function TimezoneField({ stored = '' }: { stored: string | undefined }) {
  const zones = useRecord(listTimezones, {}).result.data?.list ?? (stored ? [{ name: stored, offset: '' }] : []);
  return (
    <fields.Select
      name="timezone"
      search
      options={zones.map(({ name, offset }) => ({
        value: name,
        label: name.replaceAll('_', ' '),
        ...(offset ? { description: `GMT${offset}` } : {}),
      }))}
    />
  );
}

interface PreviewProps {
  form: Form<CompanyBrandForm>;
  company: CompanyDetail | null;
}

/** Preview of the typed values. */
function Preview({ form: { values }, company }: PreviewProps) {
  const language = useLanguage();
  if (!company) return null;
  const { nameEn, nameZh } = withProposed(company);
  const isChinese = language === 'zh_CN';
  const label = isChinese ? values.platformLabelZh : values.platformLabelEn;
  const copyright = isChinese ? values.copyrightZh : values.copyrightEn;
  return (
    <BrandPreview
      brand={{
        name: isChinese ? nameZh : nameEn,
        platformLabel: label ?? '',
        copyright: copyright ?? '',
        color: values.brandColor,
        logo: values.logo?.url,
        paymentLogo: values.paymentLogo?.url,
        paymentLogoGray: values.paymentLogoGray?.url,
      }}
    />
  );
}
