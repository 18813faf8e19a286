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

/** Protected fields as stored: licences by the ids of their files, and the whole bank account number. */
export type ProtectedValues = Omit<MerchantProtected, 'licences' | 'bankAccountNo'> & {
  licences: readonly string[];
  bankAccountNo: string;
};

/** Protected fields of a merchant that has none yet. */
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

/** Facts of a merchant that decide what can be done with it. */
export interface MerchantFacts {
  status: MerchantStatus;
  /** A review of it waits for a decision. */
  isInReview: boolean;
  /** Changes of an active merchant that are not approved. */
  hasProposed: boolean;
}

/** Fields that can be changed without a second approver. A new merchant is approved with them. */
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

/** Returns why the merchant cannot be edited; null where it can. */
export function editDisabledReason({ status, isInReview }: MerchantFacts): 'IN_REVIEW' | 'CLOSED' | null {
  if (status === 'CLOSED') return 'CLOSED';
  return isInReview || status === 'PENDING_REVIEW' ? 'IN_REVIEW' : null;
}

/** Refuses changes while a review waits, and of a closed merchant. */
export function refuseEdit(facts: MerchantFacts): void {
  const reason = editDisabledReason(facts);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: facts.status, to: facts.status, allowed: [], reason } });
}

/** Refuses a transition that does not exist. */
export function refuseTransition(from: MerchantStatus, to: MerchantStatus): void {
  const transitions = merchantTransitions[from];
  if (!transitions[to]) throw new Refusal(codes.transition, { data: { from, to, allowed: Object.keys(transitions) } });
}

/** Actions of the user on a merchant. One that is not possible now has a reason. */
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

/** All values that a review needs. */
export interface Submitted {
  identity: unknown;
  contact: unknown;
  settlement: unknown;
  bankAccountNo: string;
}

/** Returns the missing or wrong fields of every step, for the submission of the whole. */
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
