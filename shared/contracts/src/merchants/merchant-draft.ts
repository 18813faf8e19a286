import './messages';
import { z } from '@console/contracts/zod';
import { bankAccountNumber, swiftCode } from '../bank-account';
import { currencies } from '../currency';
import { fileIds, uploadedFile } from '../files/upload';
import { operation } from '../operation';
import { unmasked } from '../sensitive';
import { email, id, longText, phone, requiredText, text } from '../text';
import { website } from '../website';
import { merchantDetail } from './merchant-detail';

/** Four digits of ISO 18245, or empty. */
const mcc = text(11).refine((typed) => typed === '' || /^\d{4}$/.test(typed), { params: { code: 'MCC' } });

/** Step 1: registration details. The registration number is unique in the company and country. */
export const merchantIdentity = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  registrationNo: requiredText(40),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Merchant category code (ISO 18245): four digits, or empty. */
  mcc,
  /** Business licence: PDF, JPG, PNG or WebP, in the order shown. */
  licences: fileIds().min(1),
});
export type MerchantIdentity = z.infer<typeof merchantIdentity>;

/** Form values of the step: files with names. Only their ids are sent. */
export const merchantIdentityForm = merchantIdentity.extend({ licences: z.array(uploadedFile).min(1) });
export type MerchantIdentityForm = z.infer<typeof merchantIdentityForm>;

/** Step 2: address and contact. */
export const merchantContact = z.strictObject({
  address: requiredText(200),
  city: requiredText(),
  state: text(),
  postalCode: text(20),
  contactName: requiredText(),
  /** With a plus sign, as in `/common/phoneAreaList`. */
  areaCode: z.string().regex(/^\+\d{1,4}$/),
  phone: unmasked(phone()),
  email: unmasked(email()),
  website: website(),
});
export type MerchantContact = z.infer<typeof merchantContact>;

/** The step for users from whom contacts are hidden. Omitted values stay unchanged. */
export const merchantHiddenContact = merchantContact.partial({ areaCode: true, phone: true, email: true });
export type MerchantHiddenContact = z.infer<typeof merchantHiddenContact>;

/** Step 3: registration settings of the merchant. */
export const merchantRegistration = z.strictObject({
  registrationEnabled: z.boolean(),
  invitationCodeRequired: z.boolean(),
});
export type MerchantRegistration = z.infer<typeof merchantRegistration>;

/** Step 4: currencies of its accounts, and the bank account for settlements. */
export const merchantSettlement = z.strictObject({
  currencies: z.array(z.enum(currencies)).min(1).max(currencies.length),
  bankName: requiredText(),
  bankAccountName: requiredText(),
  /** If omitted, the stored account number stays unchanged. */
  bankAccountNo: unmasked(bankAccountNumber()).optional(),
  /** BIC with 8 or 11 characters, or empty. */
  bankSwift: swiftCode(),
  settlementEmails: z.array(email()).max(5),
});
export type MerchantSettlement = z.infer<typeof merchantSettlement>;

/** Step 5: a note for the approver and for colleagues. */
export const merchantRemark = z.strictObject({ remark: longText() });
export type MerchantRemark = z.infer<typeof merchantRemark>;

const target = z.strictObject({ id: id('mer'), version: z.int() });
const permission = 'merchants.merchant.save';

/**
 * Without `target`, creates a draft; with it, changes the merchant. Changes of an active merchant that require a second
 * approver are stored separately until they are submitted: names, registration, country, category, licence and bank
 * account.
 */
export const saveMerchantIdentity = operation({
  path: '/merchant/saveIdentity',
  permission,
  input: merchantIdentity.extend({ target: target.nullable() }),
  output: merchantDetail,
  idempotent: true,
});

export const saveMerchantContact = operation({
  path: '/merchant/saveContact',
  permission,
  input: target.extend(merchantHiddenContact.shape),
  output: merchantDetail,
  idempotent: true,
});

export const saveMerchantRegistration = operation({
  path: '/merchant/saveRegistration',
  permission,
  input: target.extend(merchantRegistration.shape),
  output: merchantDetail,
  idempotent: true,
});

/** Saves the step. Changed bank fields of an active merchant are stored separately until they are submitted. */
export const saveMerchantSettlement = operation({
  path: '/merchant/saveSettlement',
  permission,
  input: target.extend(merchantSettlement.shape),
  output: merchantDetail,
  idempotent: true,
});

export const saveMerchantRemark = operation({
  path: '/merchant/saveRemark',
  permission,
  input: target.extend(merchantRemark.shape),
  output: merchantDetail,
  idempotent: true,
});
