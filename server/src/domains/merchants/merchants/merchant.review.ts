import { codes } from '@console/contracts';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { openAccounts } from '../../accounts/accounts/account.store';
import { changeEntry } from './merchant-audit.query';
import { isRegistrationTaken } from './merchant.query';
import { currenciesOf, effectiveOf, protectedColumns, protectedOf } from './merchant-row.query';
import { findReviewed, readSnapshot } from './merchant-case.query';
import { isAsSubmitted } from '../../../platform/reviews/submission.rules';
import { lockMerchantVersion, transitionMerchant, updateMerchant } from './merchant.store';

/** Review of a new merchant, which can't be used before the approval. */
export const newMerchantReview: ReviewHandler = {
  kind: 'MERCHANT_NEW',
  lock: lockMerchantVersion,

  approve: async (ctx, { objectId: id }) => {
    const row = await findReviewed(ctx, id);
    const { status: from, name } = row;
    if (from !== 'PENDING_REVIEW') throw new Refusal(codes.transition);
    await refuseRestrictedCompany(ctx.db, { companyId: ctx.companyId, field: 'note' });
    await transitionMerchant(ctx, { id, from, to: 'ACTIVE', name: name.en_US });
    await openAccounts(ctx, { merchantId: id, currencies: currenciesOf(row) });
    return { at: 'DONE' };
  },

  release: async (ctx, { objectId: id, note }, why) => {
    const { status: from, name } = await findReviewed(ctx, id);
    if (from !== 'PENDING_REVIEW') return;
    const to = why === 'REJECTED' ? 'REJECTED' : 'DRAFT';
    const rejected_reason = why === 'REJECTED' ? note : null;
    await transitionMerchant(ctx, {
      id,
      from,
      to,
      name: name.en_US,
      changed: { rejected_reason },
      reason: rejected_reason,
    });
  },
};

/** Review of a change of an approved merchant: names, registration, licence or bank account. */
export const merchantChangeReview: ReviewHandler = {
  kind: 'MERCHANT_CHANGE',
  lock: lockMerchantVersion,

  isUnchanged: async (ctx, { id, objectId }) => {
    const row = await findReviewed(ctx, objectId);
    return isAsSubmitted({ stored: protectedOf(row), proposed: row.proposed }, await readSnapshot(ctx, id));
  },

  approve: async (ctx, { objectId: id }) => {
    const row = await findReviewed(ctx, id);
    if (row.proposed === null) throw new Refusal(codes.transition);
    const after = effectiveOf(row);
    if (await isRegistrationTaken(ctx, { ...after, exceptId: id }))
      throw new Refusal(codes.transition, { data: { reason: 'REGISTRATION_NO_TAKEN' } });
    await updateMerchant(ctx, id, { ...protectedColumns(after), proposed: null });
    await ctx.audit(changeEntry({ ...row, proposed: null }, row));
    return { at: 'DONE' };
  },

  // The proposed values remain, so that they can be corrected and submitted again.
  release: async (ctx, { objectId: id, note }, why) => {
    if (why === 'REJECTED') await updateMerchant(ctx, id, { rejected_reason: note });
  },
};
