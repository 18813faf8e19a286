import './messages';
import { z } from '@console/contracts/zod';
import { bankAccountNumber, iban, swiftCode } from '../bank-account';
import { currencies } from '../currency';
import { uploadedFile } from '../files/upload';
import { languages } from '../language';
import { operation } from '../operation';
import { unmasked } from '../sensitive';
import { email, id, longText, phone, requiredText, text } from '../text';
import { website } from '../website';
import { companyProducts, contactTitles } from './company-choices';
import { companyDetail } from './company-detail';
import { hexColor, invoiceEmails, siteOrigin, yearEstablished } from './company-fields';

const country = z.string().regex(/^[A-Z]{2}$/);
const list = <T extends z.ZodType<string>>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((items) => new Set(items).size === items.length, { params: { code: 'DUPLICATE' } });

/**
 * Step 1-1: legal identity. Among all companies that are not closed, the agreement number is unique, and the registration
 * number is unique in its country.
 */
export const companyIdentity = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  /** "Doing business as": the trade name, if it differs from the legal name. */
  dba: text(),
  agreementNo: requiredText(40),
  registrationNo: requiredText(40),
  country,
  yearEstablished: yearEstablished().nullable(),
  website: website(),
});
export type CompanyIdentity = z.infer<typeof companyIdentity>;

/** Form values of the step. The year is absent while its field is empty. */
export const companyIdentityForm = companyIdentity.extend({ yearEstablished: yearEstablished().nullish() });
export type CompanyIdentityForm = z.infer<typeof companyIdentityForm>;

/** Step 1-2: contact person and address. The contact person is invited as the first user when the company is approved. */
export const companyContact = z.strictObject({
  contactTitle: z.enum(contactTitles),
  contactFirstName: requiredText(50),
  contactLastName: requiredText(50),
  email: unmasked(email()),
  /** With plus sign, as in `/common/phoneAreaList`. */
  areaCode: z.string().regex(/^\+\d{1,4}$/),
  phone: unmasked(phone()),
  addressLine1: requiredText(),
  addressLine2: text(),
  addressLine3: text(),
  city: requiredText(),
  state: text(),
  postalCode: requiredText(20),
});
export type CompanyContact = z.infer<typeof companyContact>;

/** The step for users from whom contacts are hidden. Omitted values stay unchanged. */
export const companyHiddenContact = companyContact.partial({ areaCode: true, phone: true, email: true });
export type CompanyHiddenContact = z.infer<typeof companyHiddenContact>;

const brandFields = {
  platformLabelEn: requiredText(40),
  platformLabelZh: requiredText(40),
  copyrightEn: requiredText(200),
  copyrightZh: requiredText(200),
  /** Brand color as `#RRGGBB`. */
  brandColor: hexColor(),
  /** An origin can belong to only one company. */
  siteOrigins: list(siteOrigin(), 10).min(1),
  defaultLanguage: z.enum(languages),
  timezone: requiredText(),
  /** Users cannot sign in from these countries. */
  restrictedLoginCountries: list(country, 100),
  /**
   * Must be true if the restricted countries include the one from which the user is signed in (field code
   * `OWN_COUNTRY`). Not stored.
   */
  confirmsOwnCountry: z.boolean(),
};

/** Step 1-3: brand, site origins and sign-in. Logo and icon are required before submission (specification, section 5). */
export const companyBrand = z.strictObject({
  ...brandFields,
  logo: id('file'),
  icon: id('file'),
  paymentLogo: id('file').nullable(),
  paymentLogoGray: id('file').nullable(),
  dashboardLogo: id('file').nullable(),
});
export type CompanyBrand = z.infer<typeof companyBrand>;

/** Form values of the step: images with file names. Only their ids are sent. */
export const companyBrandForm = z.strictObject({
  ...brandFields,
  logo: uploadedFile,
  icon: uploadedFile,
  paymentLogo: uploadedFile.optional(),
  paymentLogoGray: uploadedFile.optional(),
  dashboardLogo: uploadedFile.optional(),
});
export type CompanyBrandForm = z.infer<typeof companyBrandForm>;

/** Step 2-1: products, and before the approval, the modules to grant. */
export const companyProductStep = z.strictObject({
  products: z.array(z.enum(companyProducts)).min(1).max(companyProducts.length),
  moduleIds: list(id('pmod'), 100),
});
export type CompanyProductStep = z.infer<typeof companyProductStep>;

/** Step 2-2: before the approval, the card BINs to assign. */
export const companyBinStep = z.strictObject({ binIds: list(id('bin'), 200) });
export type CompanyBinStep = z.infer<typeof companyBinStep>;

/** Step 2-3: e-mail addresses for invoices, and the bank account from which they are paid. */
export const companyInvoicing = z.strictObject({
  invoiceEmails: invoiceEmails().min(1),
  bankName: requiredText(),
  bankAddress: text(200),
  bankAccountName: requiredText(),
  /** If omitted, the stored account number stays unchanged. */
  bankAccountNo: unmasked(bankAccountNumber()).optional(),
  /** If omitted, the stored IBAN stays unchanged; an empty text removes it. */
  bankIban: unmasked(iban()).optional(),
  bankSwift: swiftCode(),
  bankCurrency: z.enum(currencies),
});
export type CompanyInvoicing = z.infer<typeof companyInvoicing>;

/** Step 3-1: currency of fees. It cannot be changed after the first invoice (field code `FEE_CURRENCY_FIXED`). */
export const companyFees = z.strictObject({ feeCurrency: z.enum(currencies) });
export type CompanyFees = z.infer<typeof companyFees>;

/** Step 4-1: a note for the approver and for colleagues. */
export const companyRemark = z.strictObject({ remark: longText() });
export type CompanyRemark = z.infer<typeof companyRemark>;

const target = z.strictObject({ id: id('co'), version: z.int() });
const save = { permission: 'company.company.save', output: companyDetail, idempotent: true } as const;

/**
 * Without `target`, creates a draft; with it, changes the company. Changes of an approved company are stored separately
 * until they are submitted and approved.
 */
export const saveCompanyIdentity = operation({
  ...save,
  path: '/company/saveIdentity',
  input: companyIdentity.extend({ target: target.nullable() }),
});

export const saveCompanyContact = operation({
  ...save,
  path: '/company/saveContact',
  input: target.extend(companyHiddenContact.shape),
});

export const saveCompanyBrand = operation({
  ...save,
  path: '/company/saveBrand',
  input: target.extend(companyBrand.shape),
});

export const saveCompanyProducts = operation({
  ...save,
  path: '/company/saveProducts',
  input: target.extend(companyProductStep.shape),
});

export const saveCompanyBins = operation({
  ...save,
  path: '/company/saveBins',
  input: target.extend(companyBinStep.shape),
});

export const saveCompanyInvoicing = operation({
  ...save,
  path: '/company/saveInvoicing',
  input: target.extend(companyInvoicing.shape),
});

export const saveCompanyFees = operation({
  ...save,
  path: '/company/saveFees',
  input: target.extend(companyFees.shape),
});

/** Takes effect immediately, also for an approved company. */
export const saveCompanyRemark = operation({
  ...save,
  path: '/company/saveRemark',
  input: target.extend(companyRemark.shape),
});
