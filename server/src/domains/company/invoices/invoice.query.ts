import { codes, type InputOf, type ListResult, moneyOf } from '@console/contracts';
import type { Invoice, InvoiceDetail, InvoiceLineType, listInvoices } from '@console/contracts/company';
import type { Context, Db } from '../../../platform/context';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { pick, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  invoiceColumns,
  invoiceReview,
  invoiceRow,
  invoiceTable,
  toInvoice,
  withinInvoices,
} from './invoice-row.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Payment state in SQL. Same rule as `paymentOf`. */
const paymentSql = (
  today: string,
) => sql`case when i.state <> 'APPROVED' then null when i.paid_minor = i.total_minor then 'PAID'
  when i.due_date < ${today}::date then 'OVERDUE' when i.paid_minor > 0 then 'PARTIAL' else 'UNPAID' end`;

export async function findInvoices(context: Reader, query: InputOf<typeof listInvoices>): Promise<ListResult<Invoice>> {
  const { filter = {}, keyword } = query;
  const page = await findPage(
    context,
    {
      columns: invoiceColumns,
      row: invoiceRow,
      from: invoiceTable,
      joins: invoiceReview,
      where: [
        ...withinInvoices(context.actor),
        ...anyOf(sql`i.state`, filter.state),
        ...anyOf(paymentSql(companyDay(context)), filter.payment),
        ...anyOf(sql`i.currency`, filter.currency),
        ...(keyword ? [sql`(${contains(sql`i.number`, keyword)} or ${contains(sql`i.reference`, keyword)})`] : []),
      ],
      id: sql`i.id`,
      sortable: {
        issueDate: { expression: sql`i.issue_date`, type: 'date' },
        dueDate: { expression: sql`i.due_date`, type: 'date' },
        number: { expression: sql`i.number`, type: 'text' },
      },
      sortedBy: { field: 'issueDate', dir: 'desc' },
      total: { name: 'total', amount: sql`i.total_minor`, currency: sql`i.currency` },
    },
    query,
  );
  return mapPage(page, (row) => toInvoice(row, context));
}

/** Returns the totals of an invoice by line type. */
export async function findFees(
  db: Db,
  id: string,
): Promise<{ currency: string; fees: Partial<Record<InvoiceLineType, bigint>> }> {
  const { rows } = await db.execute(
    sql`
      select i.currency, l.type, sum(l.total_minor)::text as minor
      from invoice i join invoice_line l on l.invoice_id = i.id where i.id = ${id} group by 1, 2 order by 2`,
    { currency, type: tables.invoice_line.type, minor: text },
  );
  return {
    currency: rows[0]?.currency ?? '',
    fees: Object.fromEntries(rows.map(({ type, minor }) => [type, BigInt(minor)])),
  };
}

const lineRow = { ...pick(tables.invoice_line, 'type', 'content'), quantity: text, rate: text, total_minor: text };
const paymentRow = {
  ...pick(tables.invoice_payment, 'id', 'paid_on', 'reference', 'by', 'at'),
  amount_minor: text,
};

export async function readInvoiceDetail(context: Reader, id: string): Promise<InvoiceDetail> {
  const { db, actor } = context;
  const [found, lines, payments] = await Promise.all([
    db.execute(
      sql`
        select ${invoiceColumns} from ${invoiceTable} ${invoiceReview} where i.id = ${id} and ${all(withinInvoices(actor))}`,
      invoiceRow,
    ),
    db.execute(
      sql`
        select type, content, trim_scale(quantity)::text as quantity, trim_scale(rate)::text as rate,
          total_minor::text from invoice_line where invoice_id = ${id} order by seq`,
      lineRow,
    ),
    db.execute(
      sql`
        select p.id, p.amount_minor::text, p.paid_on, p.reference, coalesce(u.nickname, p.by) as by, p.at
        from invoice_payment p left join app_user u on u.id = p.by where p.invoice_id = ${id} order by p.at, p.id`,
      paymentRow,
    ),
  ]);
  const [row] = found.rows;
  if (!row) throw new Refusal(codes.notFound);
  const money = (minor: string) => moneyOf(BigInt(minor), row.currency);
  return {
    ...toInvoice(row, context),
    subtotal: money(row.subtotal_minor),
    tax: money(row.tax_minor),
    lines: lines.rows.map(({ total_minor, ...line }) => ({ ...line, total: money(total_minor) })),
    payments: payments.rows.map(({ amount_minor, paid_on, at, ...payment }) => ({
      ...payment,
      amount: money(amount_minor),
      paidOn: paid_on,
      at: new Date(at).toISOString(),
    })),
  };
}
