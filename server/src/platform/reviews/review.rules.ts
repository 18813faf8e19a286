import { type AllowedAction, codes, type Code } from '@console/contracts';
import { type ReviewDecision, reviewDecisions, type ReviewState } from '@console/contracts/reviews';
import type { Actor } from '../context';
import { reviewMoves } from './review.moves';

/** What a decision depends on. */
export interface Facts {
  state: ReviewState;
  makerId: string;
  /** Who decided the steps before. */
  deciderIds: string[];
  /** Button code of the step that waits. */
  permission: string;
  dueAt: Date;
  /** What has to be settled before anybody may approve it. */
  obstacle: string | null;
}

type Asker = Pick<Actor, 'userId' | 'permissions'>;

const isOpen = (state: ReviewState) => Object.keys(reviewMoves[state]).length > 0;

/** Why the actor may not decide so now, as a code; null where they may. The first reason counts. */
export function disabledReasonOf(
  decision: ReviewDecision,
  { state, makerId, deciderIds, permission, dueAt, obstacle: disabledReason }: Facts,
  { userId, permissions }: Asker,
  now: Date,
): Code | null {
  if (decision === 'WITHDRAW') {
    if (userId !== makerId) return codes.noPermission;
    return isOpen(state) ? null : codes.transition;
  }
  if (!permissions.has(permission)) return codes.noPermission;
  if (!isOpen(state) || now >= dueAt) return codes.transition;
  if (userId === makerId || deciderIds.includes(userId)) return codes.ownItem;
  return decision === 'APPROVE' && disabledReason !== null ? codes.balanceMismatch : null;
}

/** Why it may not be decided, as a code that has words. */
export function reasonOf(code: Code, { state, obstacle: disabledReason, dueAt }: Facts, now: Date): string {
  if (code === codes.ownItem) return 'OWN_ITEM';
  return isOpen(state) && now < dueAt && disabledReason !== null ? disabledReason : 'REVIEW_OVER';
}

/** What the actor may do with it; what they never may is left out, what they may not now says why. */
export const reviewActionsOf = (facts: Facts, asker: Asker, now: Date): AllowedAction[] =>
  reviewDecisions.flatMap((action): AllowedAction[] => {
    const code = disabledReasonOf(action, facts, asker, now);
    if (code === codes.noPermission) return [];
    if (code === null) return [{ action, enabled: true }];
    return [{ action, enabled: false, reason: reasonOf(code, facts, now) }];
  });
