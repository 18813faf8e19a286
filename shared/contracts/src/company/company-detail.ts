import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { uploadedFile } from '../files/upload';
import { languages } from '../language';
import { allowedAction } from '../list';
import { sensitive } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { companyProducts, contactTitles } from './company-choices';
import { companyStatuses } from './company.states';

/** A company as lists show it. */
export const company = z.strictObject({
  id: id('co'),
  companyNo: z.string(),
  name: i18nText,
  /** Empty in a draft. */
  dba: z.string(),
  agreementNo: z.string(),
  registrationNo: z.string(),
  country: z.string(),
  /** Null before the step with the fees is saved. */
  feeCurrency: z.enum(currencies).nullable(),
  status: z.enum(companyStatuses),
  /** Submitted changes of a company that serves wait for approval. */
  isChangeInReview: z.boolean(),
  /** The company that runs the platform. */
  isPlatform: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Company = z.infer<typeof company>;

/** An image of the brand: the file, and the address that shows it. */
export const brandImage = uploadedFile.extend({ url: z.string() });
export type BrandImage = z.infer<typeof brandImage>;

/** Everything that is entered in the steps of a company and approved by a second person. Texts are empty until entered. */
export const companyContent = z.strictObject({
  nameEn: z.string(),
  nameZh: z.string(),
  dba: z.string(),
  agreementNo: z.string(),
  registrationNo: z.string(),
  country: z.string(),
  yearEstablished: z.int().nullable(),
  website: z.string(),
  contactTitle: z.enum(contactTitles).nullable(),
  contactFirstName: z.string(),
  contactLastName: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  addressLine3: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  platformLabelEn: z.string(),
  platformLabelZh: z.string(),
  copyrightEn: z.string(),
  copyrightZh: z.string(),
  brandColor: z.string(),
  logo: brandImage.nullable(),
  icon: brandImage.nullable(),
  paymentLogo: brandImage.nullable(),
  paymentLogoGray: brandImage.nullable(),
  dashboardLogo: brandImage.nullable(),
  siteOrigins: z.array(z.string()),
  defaultLanguage: z.enum(languages),
  timezone: z.string(),
  restrictedLoginCountries: z.array(z.string()),
  products: z.array(z.enum(companyProducts)),
  invoiceEmails: z.array(z.string()),
  bankName: z.string(),
  bankAddress: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: sensitive('BANK_ACCOUNT'),
  bankIban: sensitive('BANK_ACCOUNT'),
  bankSwift: z.string(),
  bankCurrency: z.enum(currencies).nullable(),
});
export type CompanyContent = z.infer<typeof companyContent>;

/** A company with everything that its page and its form show. */
export const companyDetail = company.extend({
  ...companyContent.shape,
  /** Modules that are granted when the company is approved. Empty afterwards: modules are then managed on their own page. */
  moduleIds: z.array(id('pmod')),
  /** BINs that are assigned when the company is approved. Empty afterwards: they are then managed with the BIN. */
  binIds: z.array(id('bin')),
  /** The fee currency no longer changes, because the company has an invoice. */
  isFeeCurrencyFixed: z.boolean(),
  remark: z.string(),
  /** Unapproved changes of a company that serves: only the fields that differ. Null without changes. */
  proposed: companyContent
    .extend({ feeCurrency: z.enum(currencies) })
    .partial()
    .nullable(),
  /** Reason for the rejection of the company, or of the last change of it. */
  rejectedReason: z.string().nullable(),
  /** Reason for the suspension or closure. */
  statusReason: z.string().nullable(),
  /** The review that waits for a decision. */
  review: z.strictObject({ id: id('rev'), reviewNo: z.string(), by: z.string(), submittedAt: instant }).nullable(),
});
export type CompanyDetail = z.infer<typeof companyDetail>;
