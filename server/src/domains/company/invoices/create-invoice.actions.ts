import { codes, type InputOf, moneyOf } from '@console/contracts';
import {
  type createInvoice,
  type Invoice,
  invoiceSums,
  type InvoiceDetail,
  lineMinor,
} from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { Refusal } from '../../../platform/refusal';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { json, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { readInvoiceDetail } from './invoice.query';
import { inCompany } from '../../../platform/reach/reach.query';

type Draft = InputOf<typeof createInvoice>;

/** Makes an invoice and puts it before somebody else. Nothing is owed until they approve it. */
export async function makeInvoice(draft: Draft, context: Context): Promise<InvoiceDetail> {
  const { db, actor, now } = context;
  const id = newId('inv');
  const sums = invoiceSums(draft.lines, draft.currency);
  const number = await nextNumber(context, draft.issueDate);
  const written = await insertRows(
    db,
    'invoice',
    [
      {
        id,
        company_id: actor.companyId,
        number,
        reference: draft.reference,
        client: await clientOf(context),
        issue_date: draft.issueDate,
        due_date: draft.dueDate,
        period_from: draft.period?.from ?? null,
        period_to: draft.period?.to ?? null,
        currency: draft.currency,
        subtotal_minor: sums.subtotal,
        tax_minor: sums.tax,
        total_minor: sums.total,
        paid_minor: 0,
        state: 'PENDING_REVIEW',
        version: 1,
        created_at: now,
        created_by: actor.userId,
      },
    ],
    // One for a period at a time, also where two people make it at once.
    {
      suffix: sql`on conflict (company_id, period_from, period_to)
        where period_from is not null and state in ('PENDING_REVIEW', 'APPROVED') do nothing returning id`,
      returning: pick(tables.invoice, 'id'),
    },
  );
  if (written.length === 0)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'period.from', code: 'INVOICE_PERIOD', params: {} }] });
  await insertRows(db, 'invoice_line', lineRows(draft, { id, companyId: actor.companyId }));
  const total = moneyOf(sums.total, draft.currency);
  await submitReview(context, {
    kind: 'INVOICE',
    objectType: 'invoice',
    objectId: id,
    objectLabel: number,
    objectVersion: 1,
    merchantId: null,
    reason: draft.period ? 'REGULAR' : 'ONE_OFF',
    note: draft.reference || null,
    snapshot: { lines: draft.lines, dueDate: draft.dueDate },
    amount: total,
  });
  await context.audit({ objectType: 'invoice', objectId: id, objectLabel: number, after: { total, ...draft } });
  return readInvoiceDetail(context, id);
}

/** Counted over all companies and months; one that was drawn is never given again. */
async function nextNumber({ db }: Pick<Context, 'db'>, issueDate: string): Promise<string> {
  const { rows } = await db.execute(
    sql`
      select lpad(n::text, greatest(6, length(n::text)), '0') as next from nextval('invoice_number') as n`,
    { next: text },
  );
  return `INV-${issueDate.slice(0, 7).replace('-', '')}-${rows[0]?.next ?? ''}`;
}

/** As the company is called today: an invoice does not change with it. */
async function clientOf({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const { rows } = await db.execute(
    sql`
      select json_build_object('companyNo', company_no, 'name', name) as client from company where ${inCompany(actor, sql`id`)}`,
    { client: json<Invoice['client']>() },
  );
  return rows[0]?.client;
}

const lineRows = ({ lines, currency }: Draft, { id, companyId }: { id: string; companyId: string }) =>
  lines.map((line, index) => ({
    invoice_id: id,
    seq: index + 1,
    company_id: companyId,
    type: line.type,
    content: line.content,
    quantity: line.quantity,
    rate: line.rate,
    total_minor: lineMinor(line, currency),
  }));
