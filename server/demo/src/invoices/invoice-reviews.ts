import type { Db } from '@console/server/platform/context';
import { demoCompanies, demoUsers } from '../ids';
import { sql } from '@console/server/platform/db/sql';

/** Seeds the reviews of invoices, decided by a user other than the maker, and sets the next invoice number. */
export async function seedInvoiceReviews(db: Db): Promise<void> {
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, reason, note,
      snapshot, amount_minor, currency, maker_id, submitted_at, due_at, state, ended_at, execution)
    select 'rev_' || substr(i.id, 5), i.company_id,
      'RV-' || to_char(i.created_at at time zone 'UTC', 'YYYYMMDD') || '-' || right(i.id, 6), 'INVOICE', 'invoice', i.id,
      i.number, 1, case when i.period_from is null then 'ONE_OFF' else 'REGULAR' end, nullif(i.reference, ''), '{}',
      i.total_minor, i.currency, i.created_by, i.created_at, i.created_at + interval '30 days',
      case i.state when 'APPROVED' then 'APPROVED' when 'CANCELLED' then 'REJECTED' else 'WITHDRAWN' end, i.ended_at,
      case i.state when 'APPROVED' then 'DONE' end
    from invoice i`);
  await db.execute(sql`
    insert into review_step (review_id, step, company_id, decided_by, decision, note, at)
    select r.id, 1, r.company_id, case r.company_id when ${demoCompanies.aldermoor} then ${demoUsers['finance.checker']}
      else ${demoUsers['owner.zh']} end, case r.state when 'APPROVED' then 'APPROVE' else 'REJECT' end,
      case r.state when 'REJECTED' then 'Not ordered' end, r.ended_at
    from review r where r.kind = 'INVOICE' and r.state <> 'WITHDRAWN'`);
  await db.execute(sql`select setval('invoice_number', (select count(*) from invoice))`);
}
