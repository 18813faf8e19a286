import { codes } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { bookApproved } from './invoice-books.actions';
import type { StoredInvoiceState } from './invoice.transitions';
import { findFees } from './invoice.query';
import { lockInvoice, transitionInvoice } from './invoice.store';

/** Ends an invoice that waits, as its version stands; false where it does not wait. */
async function end(ctx: Ctx, id: string, to: StoredInvoiceState): Promise<boolean> {
  const invoice = await lockInvoice(ctx, id);
  if (invoice?.state !== 'PENDING_REVIEW') return false;
  await transitionInvoice(ctx, { id, from: invoice.state, to });
  return true;
}

/** An invoice, decided by somebody else than who made it. What it ends in is final. */
export const invoiceReview: ReviewHandler = {
  kind: 'INVOICE',
  lock: async (ctx, id) => (await lockInvoice(ctx, id))?.version ?? null,

  approve: async (ctx, { objectId: id }) => {
    if (!(await end(ctx, id, 'APPROVED'))) throw new Refusal(codes.transition);
    await bookApproved(ctx, { id, ...(await findFees(ctx.db, id)) });
    return { at: 'DONE' };
  },

  // Its maker takes it back and nobody sees it any more; what others did not want stays to be seen.
  release: async (ctx, { objectId }, why) => {
    await end(ctx, objectId, why === 'WITHDRAWN' ? 'DELETED' : 'CANCELLED');
  },
};
