import { type Currency, currencies } from '@console/contracts';
import { type CompanyContent, companyProducts, type ContactTitle, contactTitles } from '@console/contracts/company';
import type { NewRow } from '../../../platform/db/insert-rows';
import { pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { tables } from '../../../platform/db/tables';
import type { CompanyValues } from './company.rules';

/** Columns of the values that a second approver approves. */
export const valueColumns = {
  ...pick(tables.company, 'dba', 'agreement_no', 'registration_no', 'country', 'year_established', 'website'),
  ...pick(tables.company, 'contact_title', 'contact_first_name', 'contact_last_name', 'contact_email'),
  ...pick(tables.company, 'contact_area_code', 'contact_phone', 'address_line1', 'address_line2', 'address_line3'),
  ...pick(tables.company, 'city', 'state', 'postal_code', 'brand_seed', 'logo_file_id', 'icon_file_id'),
  ...pick(tables.company, 'payment_logo_file_id', 'payment_logo_gray_file_id', 'dashboard_logo_file_id'),
  ...pick(tables.company, 'site_origins', 'default_language', 'timezone', 'restricted_login_countries', 'products'),
  ...pick(tables.company, 'invoice_emails', 'bank_name', 'bank_address', 'bank_account_name', 'bank_account_no'),
  ...pick(tables.company, 'bank_iban', 'bank_swift', 'bank_currency', 'fee_currency'),
  name: i18nText,
  platform_label: i18nText,
  copyright: i18nText,
};
type ValueRow = RowOf<typeof valueColumns>;

const oneOfList = <T extends string>(list: readonly T[], code: string | null): T | null =>
  list.find((one) => one === code) ?? null;

/** Parses the currency of a column; null if it is empty. */
export const currencyOf = (code: string | null): Currency | null => oneOfList(currencies, code);

const titleOf = (code: string | null): ContactTitle | null => oneOfList(contactTitles, code);
const productsOf = (codes: readonly string[]): CompanyContent['products'] =>
  companyProducts.filter((product) => codes.includes(product));

/** Current values of a company. */
export const valuesOf = (row: ValueRow): CompanyValues => ({
  nameEn: row.name.en_US,
  nameZh: row.name.zh_CN,
  dba: row.dba,
  agreementNo: row.agreement_no,
  registrationNo: row.registration_no,
  country: row.country,
  yearEstablished: row.year_established,
  website: row.website,
  contactTitle: titleOf(row.contact_title),
  contactFirstName: row.contact_first_name,
  contactLastName: row.contact_last_name,
  areaCode: row.contact_area_code,
  phone: row.contact_phone,
  email: row.contact_email,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  addressLine3: row.address_line3,
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  platformLabelEn: row.platform_label.en_US,
  platformLabelZh: row.platform_label.zh_CN,
  copyrightEn: row.copyright.en_US,
  copyrightZh: row.copyright.zh_CN,
  brandColor: row.brand_seed,
  logo: row.logo_file_id,
  icon: row.icon_file_id,
  paymentLogo: row.payment_logo_file_id,
  paymentLogoGray: row.payment_logo_gray_file_id,
  dashboardLogo: row.dashboard_logo_file_id,
  siteOrigins: row.site_origins,
  defaultLanguage: row.default_language,
  timezone: row.timezone,
  restrictedLoginCountries: row.restricted_login_countries,
  products: productsOf(row.products),
  invoiceEmails: row.invoice_emails,
  bankName: row.bank_name,
  bankAddress: row.bank_address,
  bankAccountName: row.bank_account_name,
  bankAccountNo: row.bank_account_no,
  bankIban: row.bank_iban,
  bankSwift: row.bank_swift,
  bankCurrency: currencyOf(row.bank_currency),
  feeCurrency: currencyOf(row.fee_currency),
});

/** Columns that store the values. */
export const columnsOf = (values: CompanyValues) =>
  ({
    name: { en_US: values.nameEn, zh_CN: values.nameZh },
    dba: values.dba,
    agreement_no: values.agreementNo,
    registration_no: values.registrationNo,
    country: values.country,
    year_established: values.yearEstablished,
    website: values.website,
    contact_title: values.contactTitle,
    contact_first_name: values.contactFirstName,
    contact_last_name: values.contactLastName,
    contact_area_code: values.areaCode,
    contact_phone: values.phone,
    contact_email: values.email,
    address_line1: values.addressLine1,
    address_line2: values.addressLine2,
    address_line3: values.addressLine3,
    city: values.city,
    state: values.state,
    postal_code: values.postalCode,
    platform_label: { en_US: values.platformLabelEn, zh_CN: values.platformLabelZh },
    copyright: { en_US: values.copyrightEn, zh_CN: values.copyrightZh },
    brand_seed: values.brandColor,
    logo_file_id: values.logo,
    icon_file_id: values.icon,
    payment_logo_file_id: values.paymentLogo,
    payment_logo_gray_file_id: values.paymentLogoGray,
    dashboard_logo_file_id: values.dashboardLogo,
    site_origins: values.siteOrigins,
    default_language: values.defaultLanguage,
    timezone: values.timezone,
    restricted_login_countries: values.restrictedLoginCountries,
    products: values.products,
    invoice_emails: values.invoiceEmails,
    bank_name: values.bankName,
    bank_address: values.bankAddress,
    bank_account_name: values.bankAccountName,
    bank_account_no: values.bankAccountNo,
    bank_iban: values.bankIban,
    bank_swift: values.bankSwift,
    bank_currency: values.bankCurrency,
    fee_currency: values.feeCurrency,
  }) satisfies Partial<NewRow<'company'>>;
