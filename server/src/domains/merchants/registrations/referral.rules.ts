import type { FieldIssue } from '@console/contracts';

/** Registration settings of a merchant. */
export interface Host {
  id: string;
  referralCode: string;
  isOpen: boolean;
  demandsCode: boolean;
}

interface Request {
  /** The registration contains a merchant number; the merchant may not exist. */
  namesMerchant: boolean;
  named: Host | null;
  /** Entered code; empty if no code was entered. */
  code: string;
}

/** Ignores case, because users read codes aloud and type them. */
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Handles an unknown merchant like one with closed registration, so that merchant numbers can't be found by trial. */
export function checkReferral({ namesMerchant, named, code }: Request): FieldIssue[] {
  if (!namesMerchant) return [];
  if (!named?.isOpen) return [issue('REGISTRATION_CLOSED')];
  if (!named.demandsCode) return [];
  if (code === '') return [issue('REQUIRED')];
  return isSame(code, named.referralCode) ? [] : [issue('REFERRAL_CODE')];
}

const issue = (code: string): FieldIssue => ({ field: 'referralCode', code, params: {} });

/**
 * Returns the merchant of a registration: the merchant of its page, otherwise the merchant of its code if that merchant
 * accepts registrations.
 */
export const hostOf = (named: Host | null, byCode: Host | null): string | null =>
  named?.id ?? (byCode?.isOpen ? byCode.id : null);
