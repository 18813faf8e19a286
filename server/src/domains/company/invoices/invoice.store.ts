import type { Ctx, Db } from '../../../platform/context';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { invoiceTransitions, type StoredInvoiceState } from './invoice.transitions';

/** Returns the next invoice number. The sequence covers all companies and never reuses a number. */
export async function drawInvoiceNumber(db: Db): Promise<string> {
  const { rows } = await db.execute(
    sql`select lpad(n::text, greatest(6, length(n::text)), '0') as next from nextval('invoice_number') as n`,
    { next: text },
  );
  return rows[0]?.next ?? '';
}

/**
 * Inserts an invoice. Returns false if its period already has an active one; a unique index guarantees this for
 * concurrent requests.
 */
export async function insertInvoice(
  db: Db,
  invoice: NewRow<'invoice'>,
  lines: Omit<NewRow<'invoice_line'>, 'invoice_id' | 'company_id' | 'seq'>[],
): Promise<boolean> {
  const inserted = await insertRows(db, 'invoice', [invoice], {
    suffix: sql`on conflict (company_id, period_from, period_to)
      where period_from is not null and state in ('PENDING_REVIEW', 'APPROVED') do nothing returning id`,
    returning: pick(tables.invoice, 'id'),
  });
  if (inserted.length === 0) return false;
  const { id, company_id } = invoice;
  await insertRows(
    db,
    'invoice_line',
    lines.map((line, index) => ({ invoice_id: id, company_id, seq: index + 1, ...line })),
  );
  return true;
}

const lockedRow = pick(tables.invoice, 'state', 'version');

/** Returns null if the company has no such invoice. */
export async function lockInvoice(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  id: string,
): Promise<RowOf<typeof lockedRow> | null> {
  const { rows } = await db.execute(
    sql`select state, version from invoice where id = ${id} and company_id = ${companyId} for update`,
    lockedRow,
  );
  return rows[0] ?? null;
}

const invoiceRecord: AuditedRecord<StoredInvoiceState, RecordTransition<StoredInvoiceState>> = {
  objectType: 'invoice',
  field: 'state',
  transitions: invoiceTransitions,
  store: async ({ db, now }, { id, to }) => {
    const { rows } = await db.execute(
      sql`
        update invoice set state = ${to}, ended_at = ${now}, version = version + 1 where id = ${id} returning number`,
      pick(tables.invoice, 'number'),
    );
    return rows[0]?.number ?? '';
  },
};

/** The only way to change the state of an invoice. The caller has locked it. */
export const transitionInvoice = (ctx: Ctx, transition: RecordTransition<StoredInvoiceState>): Promise<void> =>
  transitionRecord(invoiceRecord, ctx, transition);

/** Inserts a payment and updates the paid amount. The caller has locked the invoice. */
export async function insertPayment(
  db: Db,
  payment: NewRow<'invoice_payment'> & { amount_minor: bigint },
): Promise<void> {
  await insertRows(db, 'invoice_payment', [payment]);
  await db.execute(sql`
    update invoice set paid_minor = paid_minor + ${String(payment.amount_minor)}::bigint, version = version + 1
    where id = ${payment.invoice_id}`);
}
