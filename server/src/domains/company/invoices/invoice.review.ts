import type { Ctx } from '../../../platform/context';
import { codes } from '@console/contracts';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { pick, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { bookApproved } from './invoice-books.actions';

/** Ends an invoice that waits, as its version stands; false where it does not wait. */
async function end({ db, now }: Ctx, id: string, state: 'APPROVED' | 'CANCELLED' | 'DELETED'): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update invoice set state = ${state}, ended_at = ${now}, version = version + 1
    where id = ${id} and state = 'PENDING_REVIEW'`);
  return rowCount === 1;
}

/** An invoice, decided by somebody else than who made it. What it ends in is final. */
export const invoiceReview: ReviewHandler = {
  kind: 'INVOICE',
  lock: async ({ db, companyId }, id) => {
    const { rows } = await db.execute(
      sql`
        select version from invoice where id = ${id} and company_id = ${companyId} for update`,
      pick(tables.invoice, 'version'),
    );
    return rows[0]?.version ?? null;
  },

  approve: async (ctx, { objectId: id }) => {
    if (!(await end(ctx, id, 'APPROVED'))) throw new Refusal(codes.transition);
    const { rows } = await ctx.db.execute(
      sql`
        select i.currency, l.type, sum(l.total_minor)::text as minor
        from invoice i join invoice_line l on l.invoice_id = i.id where i.id = ${id} group by 1, 2 order by 2`,
      { currency, type: tables.invoice_line.type, minor: text },
    );
    const fees = Object.fromEntries(rows.map(({ type, minor }) => [type, BigInt(minor)]));
    await bookApproved(ctx, { id, currency: rows[0]?.currency ?? '', fees });
    return { at: 'DONE' };
  },

  // Its maker takes it back and nobody sees it any more; what others did not want stays to be seen.
  release: async (ctx, { objectId }, why) => {
    await end(ctx, objectId, why === 'WITHDRAWN' ? 'DELETED' : 'CANCELLED');
  },
};
