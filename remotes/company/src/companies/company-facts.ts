import { wholeName } from '@console/contracts';
import type { CompanyDetail } from '@console/contracts/company';
import { formatList, locales } from '@console/i18n';
import { useCountries, useDicts, useStateName } from '@console/screens';
import type { Fact } from '@console/ui';
import { useTranslation } from 'react-i18next';

const none = '–';

/** Returns the name of a language in that language. */
export const languageName = (language: string): string =>
  locales.find(({ locale }) => locale.replace('-', '_') === language)?.label ?? language;

/** Names, numbers and registration of a company. */
export function useIdentityFacts(company: CompanyDetail): Fact[] {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const { nameEn, nameZh, dba, agreementNo, registrationNo, country, yearEstablished, website } = company;
  return [
    { label: t('company.nameEn'), value: nameEn || none },
    { label: t('company.nameZh'), value: nameZh || none },
    { label: t('company.dba'), value: dba || none },
    { label: t('company.agreementNo'), value: agreementNo || none },
    { label: t('company.registrationNo'), value: registrationNo || none },
    { label: t('company.country'), value: country ? nameOf(country) : none },
    { label: t('company.yearEstablished'), value: yearEstablished === null ? none : String(yearEstablished) },
    { label: t('company.website'), value: website || none },
  ];
}

/** Contact person of a company. */
export function useContactFacts(company: CompanyDetail): Fact[] {
  const { t } = useTranslation();
  const { label } = useDicts(['contact_title']);
  const { contactTitle, contactFirstName: firstName, contactLastName: lastName, email, areaCode, phone } = company;
  const name = wholeName({ firstName, lastName });
  const title = contactTitle && label('contact_title', contactTitle);
  return [
    {
      label: t('company.contactName'),
      value: (name && title ? t('company.titledName', { title, name }) : name) || none,
    },
    { label: t('company.email'), value: email || none },
    { label: t('company.phone'), value: `${areaCode} ${phone}`.trim() || none },
  ];
}

/** Address of a company, line by line. */
export function useAddressFacts(company: CompanyDetail): Fact[] {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const stateName = useStateName(company.country);
  const { addressLine1, addressLine2, addressLine3, city, state, postalCode, country } = company;
  return [
    { label: t('company.addressLine1'), value: addressLine1 || none },
    ...(addressLine2 ? [{ label: t('company.addressLine2'), value: addressLine2 }] : []),
    ...(addressLine3 ? [{ label: t('company.addressLine3'), value: addressLine3 }] : []),
    { label: t('company.city'), value: city || none },
    { label: t('company.state'), value: state ? stateName(state) : none },
    { label: t('company.postalCode'), value: postalCode || none },
    { label: t('company.country'), value: country ? nameOf(country) : none },
  ];
}

/** Platform names, language and restricted countries. Color, sites and images are shown separately. */
export function useBrandFacts(company: CompanyDetail): Fact[] {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const { platformLabelEn, platformLabelZh, copyrightEn, copyrightZh } = company;
  const { defaultLanguage, timezone, restrictedLoginCountries } = company;
  return [
    { label: t('company.platformLabelEn'), value: platformLabelEn || none },
    { label: t('company.platformLabelZh'), value: platformLabelZh || none },
    { label: t('company.copyrightEn'), value: copyrightEn || none },
    { label: t('company.copyrightZh'), value: copyrightZh || none },
    { label: t('company.defaultLanguage'), value: languageName(defaultLanguage) },
    { label: t('company.timezone'), value: timezone.replaceAll('_', ' ') || none },
    {
      label: t('company.restrictedLoginCountries'),
      value: formatList(restrictedLoginCountries.map(nameOf)) || t('company.noCountries'),
    },
  ];
}

/** Invoice addresses and bank account, with masked account number and IBAN. */
export function useInvoicingFacts(company: CompanyDetail): Fact[] {
  const { t } = useTranslation();
  const { invoiceEmails, bankName, bankAddress, bankAccountName, bankAccountNo, bankIban, bankSwift, bankCurrency } =
    company;
  return [
    { label: t('company.invoiceEmails'), value: invoiceEmails.join(', ') || none },
    { label: t('company.bankName'), value: bankName || none },
    { label: t('company.bankAddress'), value: bankAddress || none },
    { label: t('company.bankAccountName'), value: bankAccountName || none },
    { label: t('company.bankAccountNo'), value: bankAccountNo.masked || none },
    { label: t('company.bankIban'), value: bankIban.masked || none },
    { label: t('company.bankSwift'), value: bankSwift || none },
    { label: t('company.bankCurrency'), value: bankCurrency ?? none },
  ];
}
