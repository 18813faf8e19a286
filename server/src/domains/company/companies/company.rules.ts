import { type AllowedAction, codes, type Currency, type FieldIssue, issuesOf } from '@console/contracts';
import {
  companyBrand,
  companyContact,
  type CompanyContent,
  companyFees,
  companyIdentity,
  companyInvoicing,
  companyProductStep,
  type CompanyStatus,
} from '@console/contracts/company';
import type { Actor } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { ChangeSnapshot } from '../../../platform/reviews/submission.rules';
import { companyTransitions } from './company.transitions';

/** Images of a brand. */
export const imageNames = ['logo', 'icon', 'paymentLogo', 'paymentLogoGray', 'dashboardLogo'] as const;
/** Image of a brand. */
export type ImageName = (typeof imageNames)[number];

/** Values that a second approver approves, as stored: file ids of images, and full account numbers. */
export type CompanyValues = Omit<CompanyContent, ImageName | 'bankAccountNo' | 'bankIban'> &
  Record<ImageName, string | null> & { bankAccountNo: string; bankIban: string; feeCurrency: Currency | null };

/** Values of a company before its first step is saved. */
export const noValues: CompanyValues = {
  nameEn: '',
  nameZh: '',
  dba: '',
  agreementNo: '',
  registrationNo: '',
  country: '',
  yearEstablished: null,
  website: '',
  contactTitle: null,
  contactFirstName: '',
  contactLastName: '',
  areaCode: '',
  phone: '',
  email: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  city: '',
  state: '',
  postalCode: '',
  platformLabelEn: '',
  platformLabelZh: '',
  copyrightEn: '',
  copyrightZh: '',
  brandColor: '#34398F',
  logo: null,
  icon: null,
  paymentLogo: null,
  paymentLogoGray: null,
  dashboardLogo: null,
  siteOrigins: [],
  defaultLanguage: 'en_US',
  timezone: '',
  restrictedLoginCountries: [],
  products: [],
  invoiceEmails: [],
  bankName: '',
  bankAddress: '',
  bankAccountName: '',
  bankAccountNo: '',
  bankIban: '',
  bankSwift: '',
  bankCurrency: null,
  feeCurrency: null,
};

/** Facts of a company that determine its actions. */
export interface CompanyFacts {
  status: CompanyStatus;
  isPlatform: boolean;
  /** A review of the company is pending. */
  isInReview: boolean;
  /** An approved company has unapproved changes. */
  hasProposed: boolean;
  /** The first user has not accepted the invitation. */
  hasInvitation: boolean;
}

/**
 * Snapshot of a submission. For a change: current and proposed values of the proposed fields. For a new company: all
 * values as `after`, with its modules and BINs.
 */
export interface SubmissionSnapshot extends ChangeSnapshot<CompanyValues> {
  moduleIds?: string[];
  binIds?: string[];
}

/** Returns whether the company is approved and not closed, so that its changes need a second approver. */
export const isServing = (status: CompanyStatus): boolean => status === 'ACTIVE' || status === 'SUSPENDED';

/** Returns the reason why a company can't be edited, or null. */
export function editDisabledReason({
  status,
  isInReview,
}: Pick<CompanyFacts, 'status' | 'isInReview'>): 'IN_REVIEW' | 'CLOSED' | null {
  if (status === 'CLOSED') return 'CLOSED';
  return isInReview || status === 'PENDING_REVIEW' ? 'IN_REVIEW' : null;
}

/** Refuses changes of a company that is in review or closed. */
export function refuseEdit(facts: CompanyFacts): void {
  const reason = editDisabledReason(facts);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: facts.status, to: facts.status, allowed: [], reason } });
}

/** Refuses transitions that do not exist, and the suspension and closure of the platform company. */
export function refuseTransition({ status: from, isPlatform }: CompanyFacts, to: CompanyStatus): void {
  const transitions = isPlatform ? {} : companyTransitions[from];
  // Only a review can make a company active.
  const allowed = from === 'PENDING_REVIEW' ? [] : Object.keys(transitions);
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

/** Actions of a platform user on a company. An action that is not possible now has a disabled reason. */
export function companyActionsOf(facts: CompanyFacts, { permissions }: Pick<Actor, 'permissions'>): AllowedAction[] {
  const { status, isPlatform, isInReview, hasProposed, hasInvitation } = facts;
  const offered = (action: string, verb: string, reason: string | null = null): AllowedAction[] => {
    if (!permissions.has(`company.company.${verb}`)) return [];
    return [reason === null ? { action, enabled: true } : { action, enabled: false, reason }];
  };
  if (status === 'CLOSED') return [];
  const isEnding = isServing(status) && !isPlatform;
  return [
    ...offered('EDIT', 'save', editDisabledReason(facts)),
    ...(hasProposed && !isInReview ? offered('DISCARD', 'save') : []),
    ...(hasInvitation && status === 'ACTIVE' ? offered('RESEND_INVITATION', 'save') : []),
    ...(status === 'ACTIVE' && isEnding ? offered('SUSPEND', 'status') : []),
    ...(status === 'SUSPENDED' ? offered('RESUME', 'status') : []),
    ...(isEnding ? offered('CLOSE', 'status') : []),
  ];
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Schemas of the steps; their fields have the names of the values. */
const steps = [
  companyIdentity,
  companyContact,
  companyBrand.omit({ confirmsOwnCountry: true }),
  companyProductStep.omit({ moduleIds: true }),
  companyInvoicing.omit({ bankAccountNo: true, bankIban: true }),
  companyFees,
] as const;

/** Returns the missing or invalid fields of all steps, for the submission. */
export function submissionIssues(values: CompanyValues): FieldIssue[] {
  const issues = steps.flatMap((step) => {
    const names = Object.keys(step.shape) as (keyof CompanyValues)[];
    const { error } = step.safeParse(Object.fromEntries(names.map((name) => [name, values[name]])));
    return error ? issuesOf(error) : [];
  });
  return [
    // A missing image or choice is reported as required, not as a wrong type.
    ...issues.map((one) => (isMissing(values, one.field) ? issue(one.field, 'REQUIRED') : one)),
    ...(values.bankAccountNo === '' ? [issue('bankAccountNo', 'REQUIRED')] : []),
  ];
}

const isMissing = (values: CompanyValues, field: string): boolean =>
  field in values && [null, ''].includes(values[field as keyof CompanyValues] as string | null);
