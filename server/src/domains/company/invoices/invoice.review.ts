import { codes } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { bookApproved } from './invoice-books.actions';
import type { StoredInvoiceState } from './invoice.transitions';
import { findFees } from './invoice.query';
import { lockInvoice, transitionInvoice } from './invoice.store';

/** Ends the review of an invoice. Returns false if the invoice isn't in review. */
async function end(ctx: Ctx, id: string, to: StoredInvoiceState): Promise<boolean> {
  const invoice = await lockInvoice(ctx, id);
  if (invoice?.state !== 'PENDING_REVIEW') return false;
  await transitionInvoice(ctx, { id, from: invoice.state, to });
  return true;
}

/** Review of an invoice by a second approver. Its result is final. */
export const invoiceReview: ReviewHandler = {
  kind: 'INVOICE',
  lock: async (ctx, id) => (await lockInvoice(ctx, id))?.version ?? null,

  approve: async (ctx, { objectId: id }) => {
    if (!(await end(ctx, id, 'APPROVED'))) throw new Refusal(codes.transition);
    await bookApproved(ctx, { id, ...(await findFees(ctx.db, id)) });
    return { at: 'DONE' };
  },

  // A withdrawn invoice is hidden; a rejected or expired one is shown as cancelled.
  release: async (ctx, { objectId }, why) => {
    await end(ctx, objectId, why === 'WITHDRAWN' ? 'DELETED' : 'CANCELLED');
  },
};
