import { z } from '@console/contracts/zod';
import { uploadedFile } from '../files/upload';
import { currencies } from '../currency';
import { allowedAction } from '../list';
import { sensitive } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { merchantStatuses } from './merchant.states';
import { companyRestrictions } from './restriction-messages';

/** Merchant as shown in lists. */
export const merchant = z.strictObject({
  id: id('mer'),
  merchantNo: z.string(),
  name: i18nText,
  /** Empty in a draft. */
  registrationNo: z.string(),
  /** Empty in a draft. */
  country: z.string(),
  currencies: z.array(z.enum(currencies)),
  status: z.enum(merchantStatuses),
  /** A change of names, registration, licence or bank account is in review. */
  isChangeInReview: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Merchant = z.infer<typeof merchant>;

/** Fields of an active merchant that change only with a second approver. */
export const merchantProtected = z.strictObject({
  nameEn: z.string(),
  nameZh: z.string(),
  registrationNo: z.string(),
  country: z.string(),
  mcc: z.string(),
  licences: z.array(uploadedFile),
  bankName: z.string(),
  bankAccountName: z.string(),
  bankAccountNo: sensitive('BANK_ACCOUNT'),
  bankSwift: z.string(),
});
export type MerchantProtected = z.infer<typeof merchantProtected>;

/** Merchant with all fields of its page and form. */
export const merchantDetail = merchant.extend({
  ...merchantProtected.shape,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  contactName: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  registrationEnabled: z.boolean(),
  invitationCodeRequired: z.boolean(),
  referralCode: z.string(),
  settlementEmails: z.array(z.string()),
  remark: z.string(),
  /** Restriction that the merchant inherits from its company; null in an active company. */
  companyRestriction: z.enum(companyRestrictions).nullable(),
  /** Unapproved changes of an active merchant: only the fields that differ. Null if there are none. */
  proposed: merchantProtected.partial().nullable(),
  /** Reason for the rejection of the merchant or of its last change. */
  rejectedReason: z.string().nullable(),
  /** Pending review. */
  review: z.strictObject({ id: id('rev'), reviewNo: z.string(), by: z.string(), submittedAt: instant }).nullable(),
});
export type MerchantDetail = z.infer<typeof merchantDetail>;
