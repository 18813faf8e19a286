import { codes, dayIn } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import { changeCompanies } from '../../../platform/product-modules/product-module.store';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { isAsSubmitted } from '../../../platform/reviews/submission.rules';
import { hasFee, storeAssignment } from '../../cards/card-bins/bin-assignment.store';
import { showBinTo } from '../../cards/card-bins/card-bin.store';
import { changeEntry, objectOf } from './company-audit.query';
import { findReviewed, readSnapshot } from './company-case.query';
import { releaseRemoved } from './company-images.actions';
import { findUnknown } from './company-resources.query';
import { effectiveOf, isFeeCurrencyLate, type StoredCompany } from './company-row.query';
import { findTaken, lockCompanyNames } from './company-taken.query';
import { columnsOf, valuesOf } from './company-values.query';
import { lockCompanyVersion, transitionCompany, updateCompany } from './company.store';
import { contactNameOf, inviteOwner, takeLoginName } from './first-user.actions';

/** Review of a new company, which has no users or site before the approval. */
export const newCompanyReview: ReviewHandler = {
  kind: 'COMPANY_NEW',
  lock: lockCompanyVersion,

  approve: async (ctx, { id: reviewId, objectId: id }) => {
    const row = await findReviewed(ctx, id);
    const { status: from, name } = row;
    if (from !== 'PENDING_REVIEW') throw new Refusal(codes.transition);
    // Before `lockCompanyNames`, because counted locks are taken in a fixed order.
    const loginName = await takeLoginName(ctx, row.contact_email);
    await refuseTaken(ctx, row);
    const { moduleIds = [], binIds = [] } = await readSnapshot(ctx, reviewId);
    const gone = await findUnknown(ctx, { moduleIds, binIds });
    const given = { moduleIds: moduleIds.filter(isStill(gone)), binIds: binIds.filter(isStill(gone)) };
    // Modules first: a role can only have permissions of modules that the company has.
    await grant(ctx, row, given);
    const firstUserId = await inviteOwner(ctx, row, { ...given, loginName });
    const changed = { module_ids: [], bin_ids: [], first_user_id: firstUserId };
    const audit = { after: { ...given, firstUser: contactNameOf(row) } };
    await transitionCompany(ctx, { id, from, to: 'ACTIVE', name: name.en_US, changed, audit });
    return { at: 'DONE' };
  },

  release: async (ctx, { objectId: id, note }, why) => {
    const { status: from, name } = await findReviewed(ctx, id);
    if (from !== 'PENDING_REVIEW') return;
    const to = why === 'REJECTED' ? 'REJECTED' : 'DRAFT';
    const rejected_reason = why === 'REJECTED' ? note : null;
    await transitionCompany(ctx, {
      id,
      from,
      to,
      name: name.en_US,
      changed: { rejected_reason },
      reason: rejected_reason,
    });
  },
};

const isStill = (gone: readonly string[]) => (id: string) => !gone.includes(id);

/** Grants modules and assigns BINs. A BIN without fees is assigned as disabled, as it is on its own page. */
async function grant(
  ctx: Ctx,
  { id: companyId, timezone }: StoredCompany,
  { moduleIds, binIds }: { moduleIds: readonly string[]; binIds: readonly string[] },
): Promise<void> {
  for (const moduleId of moduleIds) await changeCompanies(ctx, moduleId, { granted: [companyId], taken: [] });
  const today = dayIn(timezone, ctx.now);
  for (const binId of binIds) {
    await showBinTo(ctx, binId, companyId);
    const enabled = await hasFee(ctx, { binId, companyId, merchantId: null, today });
    await storeAssignment(ctx, { binId, companyId, enabled, sort: 0, version: 0 });
  }
}

/** Refuses the approval if another company has taken a unique value since. */
async function refuseTaken(ctx: Ctx, row: StoredCompany): Promise<void> {
  await lockCompanyNames(ctx);
  const [taken] = await findTaken(ctx, row.id, effectiveOf(row));
  if (taken) throw new Refusal(codes.transition, { data: { reason: taken.code } });
}

/** Review of a change of an approved company. */
export const companyChangeReview: ReviewHandler = {
  kind: 'COMPANY_CHANGE',
  lock: lockCompanyVersion,

  isUnchanged: async (ctx, { id, objectId }) => {
    const row = await findReviewed(ctx, objectId);
    return isAsSubmitted({ stored: valuesOf(row), proposed: row.proposed }, await readSnapshot(ctx, id));
  },

  approve: async (ctx, { objectId: id }) => {
    const row = await findReviewed(ctx, id);
    if (row.proposed === null) throw new Refusal(codes.transition);
    if (isFeeCurrencyLate(row)) throw new Refusal(codes.transition, { data: { reason: 'FEE_CURRENCY_FIXED' } });
    await refuseTaken(ctx, row);
    await updateCompany(ctx, id, { ...columnsOf(effectiveOf(row)), proposed: null });
    const after = await findReviewed(ctx, id);
    await releaseRemoved(ctx, row, after);
    await ctx.audit(changeEntry({ ...row, proposed: null }, after));
    return { at: 'DONE' };
  },

  // The proposed values are kept, so that they can be corrected and submitted again.
  release: async (ctx, { objectId: id, note }, why) => {
    if (why !== 'REJECTED') return;
    await updateCompany(ctx, id, { rejected_reason: note });
    const row = await findReviewed(ctx, id);
    await ctx.audit({ ...objectOf(row), after: { isRejected: true }, ...(note !== null && { reason: note }) });
  },
};
