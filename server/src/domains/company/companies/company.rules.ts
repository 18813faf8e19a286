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
import { companyMoves } from './company.moves';

/** Images of a brand. */
export const imageNames = ['logo', 'icon', 'paymentLogo', 'paymentLogoGray', 'dashboardLogo'] as const;
/** Image of a brand. */
export type ImageName = (typeof imageNames)[number];

/** Values that a second person approves, as stored: images by the ids of their files, and whole account numbers. */
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

/** Facts of a company that decide what can be done with it. */
export interface CompanyFacts {
  status: CompanyStatus;
  isPlatform: boolean;
  /** A review of it waits for a decision. */
  isInReview: boolean;
  /** Changes of a company that serves that are not approved. */
  hasProposed: boolean;
  /** The first user has not accepted the invitation. */
  hasInvitation: boolean;
}

/** Returns the values that differ from the stored ones. */
export function changesOf(stored: CompanyValues, wanted: Partial<CompanyValues>): Partial<CompanyValues> {
  const names = Object.keys(wanted) as (keyof CompanyValues)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(wanted[name]))
      .map((name) => [name, wanted[name]]),
  );
}

/**
 * Snapshot of a submission. Of a change: the proposed fields, in force and proposed. Of a new company: all values, as
 * `after`, with its modules and BINs.
 */
export interface SubmissionSnapshot {
  before?: Partial<CompanyValues>;
  after?: Partial<CompanyValues>;
  moduleIds?: string[];
  binIds?: string[];
}

/** Whether a company still has the values and the proposal that were submitted. A suspension changes the version only. */
export function isAsSubmitted(
  { stored, proposed }: { stored: CompanyValues; proposed: Partial<CompanyValues> | null },
  { before = {}, after = {} }: SubmissionSnapshot,
): boolean {
  if (proposed === null) return false;
  const differing = [
    changesOf(stored, before),
    changesOf({ ...stored, ...proposed }, after),
    changesOf({ ...stored, ...after }, proposed),
  ];
  return differing.every((changes) => Object.keys(changes).length === 0);
}

/** Returns whether the company serves, so that its changes need a second approver. */
export const isServing = (status: CompanyStatus): boolean => status === 'ACTIVE' || status === 'SUSPENDED';

/** Returns why the company cannot be edited; null where it can. */
export function editDisabledReason({
  status,
  isInReview,
}: Pick<CompanyFacts, 'status' | 'isInReview'>): 'IN_REVIEW' | 'CLOSED' | null {
  if (status === 'CLOSED') return 'CLOSED';
  return isInReview || status === 'PENDING_REVIEW' ? 'IN_REVIEW' : null;
}

/** Refuses changes while a review waits, and of a closed company. */
export function refuseEdit(facts: CompanyFacts): void {
  const reason = editDisabledReason(facts);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: facts.status, to: facts.status, allowed: [], reason } });
}

/** Refuses a transition that does not exist, and any that stops the platform company. */
export function refuseMove({ status: from, isPlatform }: CompanyFacts, to: CompanyStatus): void {
  const moves = isPlatform ? {} : companyMoves[from];
  // The transition to ACTIVE from a review is that of the reviewer.
  const allowed = from === 'PENDING_REVIEW' ? [] : Object.keys(moves);
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

/** Actions of a user of the platform company on a company. One that is not possible now has a reason. */
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

/** Fields of the steps; each step has the same names as the values. */
const steps = [
  companyIdentity,
  companyContact,
  companyBrand.omit({ confirmsOwnCountry: true }),
  companyProductStep.omit({ moduleIds: true }),
  companyInvoicing.omit({ bankAccountNo: true, bankIban: true }),
  companyFees,
] as const;

/** Returns the missing or wrong fields of every step, for the submission of the whole. */
export function submissionIssues(values: CompanyValues): FieldIssue[] {
  const issues = steps.flatMap((step) => {
    const names = Object.keys(step.shape) as (keyof CompanyValues)[];
    const { error } = step.safeParse(Object.fromEntries(names.map((name) => [name, values[name]])));
    return error ? issuesOf(error) : [];
  });
  return [
    // An image or a choice that is missing is required, not of a wrong type.
    ...issues.map((one) => (isMissing(values, one.field) ? issue(one.field, 'REQUIRED') : one)),
    ...(values.bankAccountNo === '' ? [issue('bankAccountNo', 'REQUIRED')] : []),
  ];
}

const isMissing = (values: CompanyValues, field: string): boolean =>
  field in values && [null, ''].includes(values[field as keyof CompanyValues] as string | null);
