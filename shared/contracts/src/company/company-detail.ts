import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { uploadedFile } from '../files/upload';
import { languages } from '../language';
import { allowedAction } from '../list';
import { sensitive } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { companyProducts, contactTitles } from './company-choices';
import { companyStatuses } from './company.states';

/** Company as shown in lists. */
export const company = z.strictObject({
  id: id('co'),
  companyNo: z.string(),
  name: i18nText,
  /** Empty in a draft. */
  dba: z.string(),
  agreementNo: z.string(),
  registrationNo: z.string(),
  country: z.string(),
  /** Null until the fee step is saved. */
  feeCurrency: z.enum(currencies).nullable(),
  status: z.enum(companyStatuses),
  /** Submitted changes of the approved company are in review. */
  isChangeInReview: z.boolean(),
  /** The company runs the platform. */
  isPlatform: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Company = z.infer<typeof company>;

/** An image of the brand: its file and its address. */
export const brandImage = uploadedFile.extend({ url: z.string() });
export type BrandImage = z.infer<typeof brandImage>;

/** All values that need a second approver. Texts are empty until they are entered. */
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

/** A company with all fields of its page and form. */
export const companyDetail = company.extend({
  ...companyContent.shape,
  /** Modules to grant on approval. Empty after the approval, when modules are granted in module management. */
  moduleIds: z.array(id('pmod')),
  /** BINs to assign on approval. Empty after the approval, when BINs are assigned on the page of each BIN. */
  binIds: z.array(id('bin')),
  /** The fee currency can no longer be changed, because the company has an invoice. */
  isFeeCurrencyFixed: z.boolean(),
  remark: z.string(),
  /** Unapproved changes of an approved company: only the fields that differ. Null without changes. */
  proposed: companyContent
    .extend({ feeCurrency: z.enum(currencies) })
    .partial()
    .nullable(),
  /** Reason for the rejection of the company or of its last change. */
  rejectedReason: z.string().nullable(),
  /** Reason for the suspension or closure. */
  statusReason: z.string().nullable(),
  /** The pending review. */
  review: z.strictObject({ id: id('rev'), reviewNo: z.string(), by: z.string(), submittedAt: instant }).nullable(),
});
export type CompanyDetail = z.infer<typeof companyDetail>;
