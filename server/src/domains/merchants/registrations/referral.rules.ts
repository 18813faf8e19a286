import type { FieldIssue } from '@console/contracts';

/** Registration settings of a merchant. */
export interface Host {
  id: string;
  referralCode: string;
  isOpen: boolean;
  demandsCode: boolean;
}

interface Request {
  /** The registration names a merchant; it may not exist. */
  namesMerchant: boolean;
  named: Host | null;
  /** As typed; empty where none was. */
  code: string;
}

/** Codes are read out and typed by hand. */
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Handles an unknown merchant like a closed one, so that merchant numbers cannot be found out by trying. */
export function checkReferral({ namesMerchant, named, code }: Request): FieldIssue[] {
  if (!namesMerchant) return [];
  if (!named?.isOpen) return [issue('REGISTRATION_CLOSED')];
  if (!named.demandsCode) return [];
  if (code === '') return [issue('REQUIRED')];
  return isSame(code, named.referralCode) ? [] : [issue('REFERRAL_CODE')];
}

const issue = (code: string): FieldIssue => ({ field: 'referralCode', code, params: {} });

/** Under which merchant a registration is stored: the one that is named, else the one of the code, if it is open. */
export const hostOf = (named: Host | null, byCode: Host | null): string | null =>
  named?.id ?? (byCode?.isOpen ? byCode.id : null);
