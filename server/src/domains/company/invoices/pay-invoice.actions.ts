import { codes, fromMinor, type InputOf, toMinor } from '@console/contracts';
import type { InvoiceDetail, payInvoice } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { bookPaid } from './invoice-books.actions';
import { openOf } from './invoice.rules';
import { readInvoiceDetail } from './invoice.query';
import { insertPayment, lockInvoice } from './invoice.store';

type Payment = InputOf<typeof payInvoice>;

/** Records and posts a bank payment. The invoice is locked, so that concurrent payments can't exceed its total. */
export async function receivePayment(payment: Payment, context: Context): Promise<InvoiceDetail> {
  const { db, actor, now } = context;
  const { id, amount, paidOn, reference } = payment;
  const before = await lockPayable(payment, context);
  const minor = amountOf(payment, before, context);
  const paymentId = newId('pay');
  await insertPayment(db, {
    id: paymentId,
    company_id: actor.companyId,
    invoice_id: id,
    amount_minor: minor,
    paid_on: paidOn,
    reference,
    at: now,
    by: actor.userId,
  });
  const by = { id: actor.userId, name: actor.nickname };
  const received = { id, paymentId, currency: amount.currency, amount: minor };
  await bookPaid({ db, now, companyId: actor.companyId, by }, received);
  const after = await readInvoiceDetail(context, id);
  await context.audit({
    objectType: 'invoice',
    objectId: id,
    objectLabel: before.number,
    before: { paid: before.paid },
    after: { paid: after.paid, paidOn, reference },
  });
  return after;
}

async function lockPayable({ id, version }: Payment, context: Context): Promise<InvoiceDetail> {
  await readInvoiceDetail(context, id);
  await lockInvoice(context, id);
  const invoice = await readInvoiceDetail(context, id);
  await assertVersion(invoice, version, () => ({ current: invoice }));
  if (invoice.payment === null || invoice.payment === 'PAID')
    throw new Refusal(codes.transition, { data: { from: invoice.payment ?? invoice.state, to: 'PAID', allowed: [] } });
  return invoice;
}

/**
 * Validates a payment: a positive amount up to the open amount, in the currency of the invoice, on a day that isn't in
 * the future.
 */
function amountOf({ amount, paidOn }: Payment, invoice: InvoiceDetail, context: Context): bigint {
  const { currency } = invoice.total;
  const minorOf = (text: string) => toMinor(text, currency) ?? 0n;
  const open = openOf({
    state: invoice.state,
    total: minorOf(invoice.total.amount),
    paid: minorOf(invoice.paid.amount),
  });
  const minor = amount.currency === currency ? toMinor(amount.amount, currency) : null;
  const refuse = (field: string, code: string, params = {}) =>
    new Refusal(codes.invalid, { fieldIssues: [{ field, code, params }] });
  if (amount.currency !== currency) throw refuse('amount', 'CURRENCY', { currency });
  if (minor === null || minor <= 0n) throw refuse('amount', 'AMOUNT', { currency });
  if (minor > open) throw refuse('amount', 'MAX_AMOUNT', { max: fromMinor(open, currency), currency });
  if (paidOn > companyDay(context)) throw refuse('paidOn', 'INVOICE_PAID_DAY');
  return minor;
}
