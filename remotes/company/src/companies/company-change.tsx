import type { CompanyCase, CompanyDetail } from '@console/contracts/company';
import { formatList } from '@console/i18n';
import { ChangedFields, useCountries, useDicts } from '@console/screens';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { type ImageField, imageFields, ImagePairs } from './brand-images';
import { languageName } from './company-facts';

const masked = ['bankAccountNo', 'bankIban'];

type Fields = NonNullable<CompanyCase['change']>['before'];

const withoutImages = (fields: Fields): Omit<Fields, ImageField> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !imageFields.some((field) => field === name)));

/** Display texts of the changed fields except images: names of countries and codes, lists in one line, masked numbers. */
function useContentTexts(): (fields: Fields) => Record<string, string> {
  const { nameOf } = useCountries();
  const { label } = useDicts(['company_product', 'contact_title']);
  return (all) => {
    const fields = withoutImages(all);
    const { country, contactTitle, defaultLanguage, yearEstablished, bankCurrency, timezone } = fields;
    const { siteOrigins, restrictedLoginCountries, products, invoiceEmails, bankAccountNo, bankIban, ...texts } =
      fields;
    return {
      ...(texts as Record<string, string>),
      ...(country !== undefined && { country: country ? nameOf(country) : '' }),
      ...(contactTitle !== undefined && { contactTitle: contactTitle ? label('contact_title', contactTitle) : '' }),
      ...(defaultLanguage && { defaultLanguage: languageName(defaultLanguage) }),
      ...(timezone !== undefined && { timezone: timezone.replaceAll('_', ' ') }),
      ...(yearEstablished !== undefined && { yearEstablished: String(yearEstablished ?? '') }),
      ...(bankCurrency !== undefined && { bankCurrency: bankCurrency ?? '' }),
      ...(siteOrigins && { siteOrigins: siteOrigins.join(', ') }),
      ...(restrictedLoginCountries && { restrictedLoginCountries: formatList(restrictedLoginCountries.map(nameOf)) }),
      ...(products && { products: formatList(products.map((code) => label('company_product', code))) }),
      ...(invoiceEmails && { invoiceEmails: invoiceEmails.join(', ') }),
      ...(bankAccountNo && { bankAccountNo: bankAccountNo.masked }),
      ...(bankIban && { bankIban: bankIban.masked }),
    };
  };
}

/** Current and proposed values side by side, field by field. */
export function CompanyChange({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const proposed = company.proposed ?? {};
  const names = Object.keys(proposed);
  const inForce: Fields = Object.fromEntries(Object.entries(company).filter(([name]) => names.includes(name)));
  const titles = { before: t('company.change.before'), after: t('company.change.after') };
  return (
    <Surface title={t('company.change.title')}>
      <CompanyFields before={inForce} after={proposed} titles={titles} />
    </Surface>
  );
}

interface CompanyFieldsProps {
  before: Fields;
  after: Fields;
  /** Column headings of the two versions. */
  titles: { before: string; after: string };
}

/** Both versions of the fields that differ, with the images side by side. */
export function CompanyFields({ before, after, titles }: CompanyFieldsProps) {
  const { t } = useTranslation();
  const textsOf = useContentTexts();
  const texts = { before: textsOf(before), after: textsOf(after) };
  return (
    <>
      <ChangedFields {...texts} titles={titles} masked={masked} nameOf={(field) => t(`company.${field}`)} />
      <ImagePairs before={before} after={after} titles={titles} />
    </>
  );
}
