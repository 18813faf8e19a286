import type { AllowedAction, RegistrationState } from '@console/contracts';
import type { CompanyRestriction } from '../../../platform/companies/company-restriction.rules';
import type { Actor } from '../../../platform/context';

/** Reason why a registration cannot be approved now. */
export type Obstacle = CompanyRestriction | 'APPLICANT_HAS_ACCOUNT' | 'NO_MERCHANT_ROLE' | 'MERCHANT_ROLE_BEYOND_OWN';

interface Facts {
  state: RegistrationState;
  /** Reason why the company cannot get new merchants and users; null if it can. */
  restriction: CompanyRestriction | null;
  /** An account has the e-mail address. */
  hasAccount: boolean;
  /** The company has a role for the first user. */
  hasRole: boolean;
  /** That role has a permission that the actor lacks. */
  isBeyond: boolean;
}

/** Returns what blocks the approval, or null. */
export function obstacleOf({ restriction, hasAccount, hasRole, isBeyond }: Omit<Facts, 'state'>): Obstacle | null {
  if (restriction !== null) return restriction;
  if (hasAccount) return 'APPLICANT_HAS_ACCOUNT';
  if (!hasRole) return 'NO_MERCHANT_ROLE';
  return isBeyond ? 'MERCHANT_ROLE_BEYOND_OWN' : null;
}

/** Returns the decisions that an actor can make; approval is disabled with its reason while something blocks it. */
export function registrationActionsOf(facts: Facts, { permissions }: Pick<Actor, 'permissions'>): AllowedAction[] {
  if (facts.state !== 'SUBMITTED' || !permissions.has('merchants.registration.decide')) return [];
  const reason = obstacleOf(facts);
  const approve = { action: 'APPROVE', enabled: reason === null };
  return [reason === null ? approve : { ...approve, reason }, { action: 'REJECT', enabled: true }];
}
