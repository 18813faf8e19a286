import { addDays } from '@console/contracts';
import type { Currency, I18nText } from '@console/contracts';
import { invoiceSums, lineMinor, type PricedLine } from '@console/contracts/company';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { Books } from '../issuing/books';
import type { Random } from '../issuing/random';
import { into, type Written } from '../rows';
import { companies } from '../company.data';
import { type Bill, bills, issueDayOf } from './plan';

interface Making {
  random: Random;
  books: Books;
  now: Date;
}

const dayMs = 86_400_000;
/** Returns the invoice tables in the order of their foreign keys, and books the money. */
export function invoiceTables(making: Making): Written[] {
  const made = bills(making.now).map((bill, index) => makeInvoice(bill, index + 1, making));
  return [
    into(
      'invoice',
      made.map(({ invoice }) => invoice),
    ),
    into(
      'invoice_line',
      made.flatMap(({ lines }) => lines),
    ),
    into(
      'invoice_payment',
      made.flatMap(({ payments }) => payments),
    ),
  ];
}

function makeInvoice(bill: Bill, count: number, making: Making) {
  const { random, now } = making;
  const { companyId, currency, issued, state, lines } = bill;
  const id = random.id('inv', issued);
  const sums = invoiceSums(lines, currency);
  // Decided two days after the issue, or now if the invoice is newer.
  const endedAt = new Date(Math.min(issued.getTime() + 2 * dayMs, now.getTime()));
  const payments = state === 'APPROVED' ? paymentsOf(bill, { id, total: sums.total, endedAt, making }) : [];
  if (state === 'APPROVED') book(bill, { id, at: endedAt, making, payments });
  const number = `INV-${issueDayOf(issued).slice(0, 7).replace('-', '')}-${String(count).padStart(6, '0')}`;
  const invoice: NewRow<'invoice'> = {
    id,
    company_id: companyId,
    number,
    reference: bill.reference,
    client: clientOf(companyId),
    issue_date: issueDayOf(issued),
    due_date: addDays(issueDayOf(issued), 30),
    period_from: bill.period?.from ?? null,
    period_to: bill.period?.to ?? null,
    currency,
    subtotal_minor: sums.subtotal,
    tax_minor: sums.tax,
    total_minor: sums.total,
    paid_minor: payments.reduce((sum, payment) => sum + payment.amount_minor, 0n),
    state,
    ended_at: endedAt,
    version: 2 + payments.length,
    created_at: issued,
    created_by: bill.makerId,
  };
  return {
    invoice,
    lines: lines.map((line, index) => lineRow(line, { id, seq: index + 1, companyId, currency })),
    payments,
  };
}

interface Place {
  id: string;
  seq: number;
  companyId: string;
  currency: Currency;
}

const lineRow = (
  line: PricedLine & { content: string },
  { id, seq, companyId, currency }: Place,
): NewRow<'invoice_line'> => ({
  invoice_id: id,
  seq,
  company_id: companyId,
  ...line,
  total_minor: lineMinor(line, currency),
});

interface Owed {
  id: string;
  total: bigint;
  endedAt: Date;
  making: Making;
}

/** Payments three weeks after the approval, in full or in part; none if that time is in the future. */
function paymentsOf({ companyId, paid, makerId }: Bill, { id, total, endedAt, making: { random, now } }: Owed) {
  const at = new Date(endedAt.getTime() + 21 * dayMs);
  if (paid === 'NOTHING' || at > now) return [];
  const amount = paid === 'ALL' ? total : total / 2n;
  const row = {
    id: random.id('pay', at),
    company_id: companyId,
    invoice_id: id,
    amount_minor: amount,
    paid_on: issueDayOf(at),
  };
  return [{ ...row, reference: `SWIFT ${id.slice(-6)}`, at, by: makerId }];
}

interface Booked {
  id: string;
  at: Date;
  making: Making;
  payments: { id: string; amount_minor: bigint; at: Date }[];
}

function book({ companyId, currency, lines }: Bill, { id, at, making: { books }, payments }: Booked): void {
  const open = (code: 'FEE_RECEIVABLE' | 'BANK_CLEARING' | `FEE_INCOME:${string}`) =>
    books.open({ companyId, ownerId: companyId, code, currency }, at);
  const fees: Partial<Record<string, bigint>> = {};
  for (const line of lines) fees[line.type] = (fees[line.type] ?? 0n) + lineMinor(line, currency);
  const receivable = open('FEE_RECEIVABLE');
  const accounts = {
    FEE_RECEIVABLE: receivable,
    ...Object.fromEntries(Object.keys(fees).map((kind) => [`FEE_INCOME:${kind}`, open(`FEE_INCOME:${kind}`)])),
  };
  const source: [string, string] = ['INVOICE', id];
  books.book({ companyId, event: 'INVOICE_APPROVED', source, currency, at, accounts, principal: 0n, fees });
  for (const payment of payments)
    books.book({
      companyId,
      event: 'INVOICE_PAID',
      source,
      legKey: payment.id,
      currency,
      at: payment.at,
      accounts: { BANK_CLEARING: open('BANK_CLEARING'), FEE_RECEIVABLE: receivable },
      principal: payment.amount_minor,
    });
}

function clientOf(companyId: string): { companyNo: string; name: I18nText } {
  const company = companies.find(({ id }) => id === companyId) ?? companies[0];
  return { companyNo: company?.company_no ?? '', name: company?.name ?? { en_US: '', zh_CN: '' } };
}
