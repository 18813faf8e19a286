import { type AllowedAction, moneyOf } from '@console/contracts';
import { type Invoice, invoiceStates } from '@console/contracts/company';
import type { Actor, Context } from '../../../platform/context';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { json, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { openOf, paymentOf } from './invoice.rules';
import { withinWhole } from '../../../platform/reach/reach.query';

export const invoiceRow = {
  ...pick(tables.invoice, 'id', 'number', 'reference', 'issue_date', 'due_date', 'period_from', 'period_to'),
  ...pick(tables.invoice, 'version'),
  state: oneOf(...invoiceStates),
  client: json<Invoice['client']>(),
  currency,
  subtotal_minor: text,
  tax_minor: text,
  total_minor: text,
  paid_minor: text,
  review_id: nullable(text),
  review_no: nullable(text),
};

export type InvoiceRow = RowOf<typeof invoiceRow>;

export const invoiceColumns = sql`i.id, i.number, i.reference, i.client, i.issue_date, i.due_date, i.period_from,
  i.period_to, i.currency, i.subtotal_minor::text, i.tax_minor::text, i.total_minor::text, i.paid_minor::text, i.state,
  r.id as review_id, r.review_no, i.version`;
export const invoiceTable = sql`invoice i`;
export const invoiceReview = sql`left join review r on r.object_type = 'invoice' and r.object_id = i.id`;

/** Data scope of invoices: users with access to the whole company. Withdrawn invoices are excluded. */
export const withinInvoices = (actor: Actor): SQL[] => [
  ...withinWhole(actor, sql`i.company_id`),
  sql`i.state <> 'DELETED'`,
];

export function toInvoice(row: InvoiceRow, context: Pick<Context, 'actor' | 'now'>): Invoice {
  const money = (minor: string) => moneyOf(BigInt(minor), row.currency);
  const facts = {
    state: row.state,
    dueDate: row.due_date,
    total: BigInt(row.total_minor),
    paid: BigInt(row.paid_minor),
  };
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    client: row.client,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    period: row.period_from && row.period_to ? { from: row.period_from, to: row.period_to } : null,
    total: money(row.total_minor),
    paid: money(row.paid_minor),
    state: row.state,
    payment: paymentOf(facts, companyDay(context)),
    review: row.review_id && row.review_no ? { id: row.review_id, reviewNo: row.review_no } : null,
    version: row.version,
    allowedActions: context.actor.permissions.has('company.invoice.pay') ? [payAction(openOf(facts))] : [],
  };
}

const payAction = (open: bigint): AllowedAction =>
  open > 0n ? { action: 'pay', enabled: true } : { action: 'pay', enabled: false, reason: 'INVOICE_NOT_OPEN' };
