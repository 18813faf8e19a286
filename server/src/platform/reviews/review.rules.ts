import { type AllowedAction, codes, type Code } from '@console/contracts';
import { type ReviewDecision, reviewDecisions, type ReviewState } from '@console/contracts/reviews';
import type { Actor } from '../context';
import { reviewTransitions } from './review.transitions';

/** State that a decision depends on. */
export interface Facts {
  state: ReviewState;
  makerId: string;
  /**
   * Users who cannot decide: the maker, the owner of the API key that submitted the review, and users who decided
   * earlier steps.
   */
  barredIds: readonly string[];
  /** Button code of the current step. */
  permission: string;
  dueAt: Date;
  /** Condition that blocks the approval, as a code. */
  obstacle: string | null;
}

type Asker = Pick<Actor, 'userId' | 'permissions'>;

const isOpen = (state: ReviewState) => Object.keys(reviewTransitions[state]).length > 0;

/**
 * Returns why the actor cannot make this decision now, as a code, or null. If several reasons apply, the first is
 * returned.
 */
export function disabledReasonOf(
  decision: ReviewDecision,
  { state, makerId, barredIds, permission, dueAt, obstacle: disabledReason }: Facts,
  { userId, permissions }: Asker,
  now: Date,
): Code | null {
  if (decision === 'WITHDRAW') {
    if (userId !== makerId) return codes.noPermission;
    return isOpen(state) ? null : codes.transition;
  }
  if (!permissions.has(permission)) return codes.noPermission;
  if (!isOpen(state) || now >= dueAt) return codes.transition;
  if (barredIds.includes(userId)) return codes.ownItem;
  return decision === 'APPROVE' && disabledReason !== null ? codes.balanceMismatch : null;
}

/** Returns the reason as a code that has a text. */
export function reasonOf(code: Code, { state, obstacle: disabledReason, dueAt }: Facts, now: Date): string {
  if (code === codes.ownItem) return 'OWN_ITEM';
  return isOpen(state) && now < dueAt && disabledReason !== null ? disabledReason : 'REVIEW_OVER';
}

/** Returns the actions for an actor. Actions that are never available are omitted; disabled ones have a reason. */
export const reviewActionsOf = (facts: Facts, asker: Asker, now: Date): AllowedAction[] =>
  reviewDecisions.flatMap((action): AllowedAction[] => {
    const code = disabledReasonOf(action, facts, asker, now);
    if (code === codes.noPermission) return [];
    if (code === null) return [{ action, enabled: true }];
    return [{ action, enabled: false, reason: reasonOf(code, facts, now) }];
  });
