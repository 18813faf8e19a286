import { codes, type InputOf, moneyOf } from '@console/contracts';
import { type createInvoice, invoiceSums, type InvoiceDetail, lineMinor } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { Refusal } from '../../../platform/refusal';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { findClient } from './invoice-client.query';
import { readInvoiceDetail } from './invoice.query';
import { drawInvoiceNumber, insertInvoice } from './invoice.store';

type Draft = InputOf<typeof createInvoice>;

/** Creates an invoice and submits it for review. It isn't booked before its approval. */
export async function makeInvoice(draft: Draft, context: Context): Promise<InvoiceDetail> {
  const id = newId('inv');
  const number = numberOf(draft, await drawInvoiceNumber(context.db));
  const isNew = await insertInvoice(context.db, await rowOf(draft, { id, number }, context), linesOf(draft));
  if (!isNew)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'period.from', code: 'INVOICE_PERIOD', params: {} }] });
  const total = moneyOf(invoiceSums(draft.lines, draft.currency).total, draft.currency);
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

const numberOf = ({ issueDate }: Draft, next: string): string =>
  `INV-${issueDate.slice(0, 7).replace('-', '')}-${next}`;

async function rowOf(draft: Draft, name: { id: string; number: string }, context: Context) {
  const sums = invoiceSums(draft.lines, draft.currency);
  return {
    ...name,
    company_id: context.actor.companyId,
    reference: draft.reference,
    client: await findClient(context),
    issue_date: draft.issueDate,
    due_date: draft.dueDate,
    period_from: draft.period?.from ?? null,
    period_to: draft.period?.to ?? null,
    currency: draft.currency,
    subtotal_minor: sums.subtotal,
    tax_minor: sums.tax,
    total_minor: sums.total,
    paid_minor: 0,
    state: 'PENDING_REVIEW' as const,
    version: 1,
    created_at: context.now,
    created_by: context.actor.userId,
  };
}

const linesOf = ({ lines, currency }: Draft) =>
  lines.map((line) => ({
    type: line.type,
    content: line.content,
    quantity: line.quantity,
    rate: line.rate,
    total_minor: lineMinor(line, currency),
  }));
