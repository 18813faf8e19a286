import { type AllowedAction, codes, type FieldIssue, issuesOf } from '@console/contracts';
import {
  type MerchantContact,
  merchantContact,
  type MerchantDetail,
  merchantIdentity,
  type MerchantProtected,
  type MerchantRegistration,
  merchantSettlement,
  type MerchantStatus,
} from '@console/contracts/merchants';
import type { Actor } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { ChangeSnapshot } from '../../../platform/reviews/submission.rules';
import { merchantTransitions } from './merchant.transitions';

/** Protected fields as stored: file ids of licences, and the full bank account number. */
export type ProtectedValues = Omit<MerchantProtected, 'licences' | 'bankAccountNo'> & {
  licences: readonly string[];
  bankAccountNo: string;
};

/** Protected fields of a merchant before its first step is saved. */
export const noProtected: ProtectedValues = {
  nameEn: '',
  nameZh: '',
  registrationNo: '',
  country: '',
  mcc: '',
  licences: [],
  bankName: '',
  bankAccountName: '',
  bankAccountNo: '',
  bankSwift: '',
};

/** Facts of a merchant that determine its actions. */
export interface MerchantFacts {
  status: MerchantStatus;
  /** A review of the merchant is pending. */
  isInReview: boolean;
  /** An active merchant has changes that are not approved. */
  hasProposed: boolean;
}

/** Fields that can be changed without a second approver. For a new merchant they are part of the review. */
export type OpenValues = MerchantContact &
  MerchantRegistration &
  Pick<MerchantDetail, 'currencies' | 'settlementEmails'>;

/**
 * Snapshot of a submission. For a change: current and proposed values of the proposed fields. For a new merchant: all
 * protected fields as `after`, and the others as `open`.
 */
export interface SubmissionSnapshot extends ChangeSnapshot<ProtectedValues> {
  open?: OpenValues;
}

/** Returns whether changes of protected fields need a second approver. */
export const isProtected = (status: MerchantStatus): boolean => status === 'ACTIVE' || status === 'SUSPENDED';

/** Returns the reason why the merchant can't be edited, or null. */
export function editDisabledReason({ status, isInReview }: MerchantFacts): 'IN_REVIEW' | 'CLOSED' | null {
  if (status === 'CLOSED') return 'CLOSED';
  return isInReview || status === 'PENDING_REVIEW' ? 'IN_REVIEW' : null;
}

/** Refuses changes of a merchant that is in review or closed. */
export function refuseEdit(facts: MerchantFacts): void {
  const reason = editDisabledReason(facts);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: facts.status, to: facts.status, allowed: [], reason } });
}

/** Refuses a transition that is not in the table. */
export function refuseTransition(from: MerchantStatus, to: MerchantStatus): void {
  const transitions = merchantTransitions[from];
  if (!transitions[to]) throw new Refusal(codes.transition, { data: { from, to, allowed: Object.keys(transitions) } });
}

/** Actions of the user on a merchant. An action that is not possible now has a disabled reason. */
export function merchantActionsOf(
  { status, isInReview, hasProposed }: MerchantFacts,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] {
  const offered = (action: string, verb: string, reason: string | null = null): AllowedAction[] => {
    if (!permissions.has(`merchants.merchant.${verb}`)) return [];
    return [reason === null ? { action, enabled: true } : { action, enabled: false, reason }];
  };
  if (status === 'CLOSED') return [];
  const reason = editDisabledReason({ status, isInReview, hasProposed });
  return [
    ...offered('EDIT', 'save', reason),
    ...(hasProposed && !isInReview ? offered('DISCARD', 'save') : []),
    ...(status === 'ACTIVE' ? offered('SUSPEND', 'status') : []),
    ...(status === 'SUSPENDED' ? offered('RESUME', 'status') : []),
    ...(isProtected(status) ? [...offered('RENEW', 'save', reason), ...offered('CLOSE', 'status')] : []),
  ];
}

/** Values of a complete submission. */
export interface Submitted {
  identity: unknown;
  contact: unknown;
  settlement: unknown;
  bankAccountNo: string;
}

/** Returns the missing or invalid fields of all steps, for the submission. */
export function submissionIssues({ identity, contact, settlement, bankAccountNo }: Submitted): FieldIssue[] {
  const steps = [
    merchantIdentity.safeParse(identity),
    merchantContact.safeParse(contact),
    merchantSettlement.safeParse(settlement),
  ];
  return [
    ...steps.flatMap(({ error }) => (error ? issuesOf(error) : [])),
    ...(bankAccountNo === '' ? [{ field: 'bankAccountNo', code: 'BANK_ACCOUNT_MISSING', params: {} }] : []),
  ];
}
