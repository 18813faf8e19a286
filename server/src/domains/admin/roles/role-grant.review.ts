import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { holdAccess } from '../../../platform/roles/owner.query';
import { changeButtons, touchRole } from '../../../platform/roles/role.store';
import { notifyRole } from './notify-role.actions';
import { findApprovalFacts, holdsAll, lockRoleVersion } from './role-request.query';

/** Review of high-risk buttons. A role gets them after approval by a second approver. */
export const roleGrantReview: ReviewHandler = {
  kind: 'ROLE_GRANT',
  lock: async (ctx, id) => {
    await holdAccess(ctx);
    return lockRoleVersion(ctx.db, id);
  },

  approve: async (ctx, { id: reviewId, objectId: id, snapshot }) => {
    const { isOwnRole, notHeld, name } = await findApprovalFacts(ctx.db, { reviewId, deciderId: ctx.by.id });
    if (isOwnRole) throw new Refusal(codes.ownItem, { data: { reason: 'OWN_ROLE' } });
    if (notHeld.length > 0) throw new Refusal(codes.transition, { data: { reason: 'REQUESTER_LACKS' } });
    const granted = buttonsOf(snapshot);
    await changeButtons(ctx, id, { granted, taken: [] });
    if (!(await holdsAll(ctx.db, id, granted)))
      throw new Refusal(codes.transition, { data: { reason: 'NOT_IN_MODULES' } });
    await touchRole(ctx, id);
    await ctx.audit({ objectType: 'role', objectId: id, objectLabel: name.en_US, after: { granted } });
    await notifyRole(ctx, { id, name, type: 'ROLE_PERMISSIONS_CHANGED', granted });
    return { at: 'DONE' };
  },

  // The role hasn't changed yet, so there is nothing to release.
  release: () => Promise.resolve(),
};

function buttonsOf(snapshot: unknown): string[] {
  const buttons = typeof snapshot === 'object' && snapshot !== null && 'buttons' in snapshot ? snapshot.buttons : null;
  if (Array.isArray(buttons) && buttons.every((code) => typeof code === 'string')) return buttons;
  throw new Error('A request needs buttons');
}
