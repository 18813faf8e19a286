import { addDays, type AllowedAction, type FieldIssue } from '@console/contracts';
import type { AgreementStatus } from '@console/contracts/company';

/** State of a version that determines its actions. */
export interface AgreementState {
  status: AgreementStatus;
  /** Title and body exist in both languages. */
  isComplete: boolean;
  /** No later version of the type is published. */
  isNewest: boolean;
  /** The type has a draft. */
  hasDraft: boolean;
}

const choice = (action: string, reason: string | null): AllowedAction =>
  reason === null ? { action, enabled: true } : { action, enabled: false, reason };

/** Returns the actions of the actor on a version. */
export function agreementActionsOf(
  { status, isComplete, isNewest, hasDraft }: AgreementState,
  permissions: ReadonlySet<string>,
): AllowedAction[] {
  const maySave = permissions.has('company.agreement.save');
  const mayPublish = permissions.has('company.agreement.publish');
  if (status === 'DRAFT')
    return [
      ...(maySave ? [choice('EDIT', null)] : []),
      ...(mayPublish ? [choice('PUBLISH', isComplete ? null : 'INCOMPLETE')] : []),
      ...(maySave ? [choice('DELETE', null)] : []),
    ];
  if (status === 'PUBLISHED' && isNewest && maySave) return [choice('COPY', hasDraft ? 'HAS_DRAFT' : null)];
  return [];
}

/**
 * Maximum number of days until a version takes effect. Later versions can't take effect before it, so a mistyped year
 * would block them.
 */
const daysAhead = 366;

interface Effect {
  effectiveFrom: string | undefined;
  /** Today in the company's time zone. */
  today: string;
  /** Latest effective date of the published versions of the type; null if there is none. */
  publishedFrom: string | null;
}

/** Returns the issues of an effective date. Effective dates must have the order of the version numbers. */
export function effectIssues({ effectiveFrom, today, publishedFrom }: Effect): FieldIssue[] {
  if (effectiveFrom === undefined) return [];
  if (effectiveFrom < today) return [{ field: 'effectiveFrom', code: 'EFFECTIVE_PAST', params: {} }];
  if (effectiveFrom > addDays(today, daysAhead))
    return [{ field: 'effectiveFrom', code: 'EFFECTIVE_FAR', params: { days: String(daysAhead) } }];
  if (publishedFrom !== null && effectiveFrom < publishedFrom)
    return [{ field: 'effectiveFrom', code: 'EFFECTIVE_EARLY', params: { day: publishedFrom } }];
  return [];
}
