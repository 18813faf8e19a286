import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, id, instant, requiredText, text } from '../text';
import {
  arePriced,
  hasRightSign,
  invoiceLineTypes,
  invoiceSums,
  isSome,
  isWithinBounds,
  quantityPattern,
  ratePattern,
} from './invoice.rules';
import './messages';

/** Displayed states. Invoices withdrawn by their maker are not displayed. All states except the first are final. */
export const invoiceStates = ['PENDING_REVIEW', 'APPROVED', 'CANCELLED'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Payment states of an approved invoice. `OVERDUE`: the due date has passed in the company's time zone, and an amount
 * is open.
 */
export const invoicePayments = ['UNPAID', 'PARTIAL', 'PAID', 'OVERDUE'] as const;
export type InvoicePayment = (typeof invoicePayments)[number];

/** Invoice from the platform to a company. */
export const invoice = z.strictObject({
  id: id('inv'),
  /** `INV-YYYYMM-nnnnnn`, unique. */
  number: z.string(),
  reference: z.string(),
  /** Company with its name at the time of the invoice. */
  client: z.strictObject({ companyNo: z.string(), name: i18nText }),
  issueDate: bizdate,
  dueDate: bizdate,
  /** Period of a regular invoice, both days included; null for an extraordinary one. */
  period: z.strictObject({ from: bizdate, to: bizdate }).nullable(),
  total: money,
  paid: money,
  state: z.enum(invoiceStates),
  /** Null unless approved. */
  payment: z.enum(invoicePayments).nullable(),
  review: z.strictObject({ id: id('rev'), reviewNo: z.string() }).nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Invoice = z.infer<typeof invoice>;

const invoiceFilter = z.strictObject({
  state: z.array(z.enum(invoiceStates)).max(3).optional(),
  payment: z.array(z.enum(invoicePayments)).max(4).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** Lists invoices. `keyword` matches number and reference. Totals: `total` per currency. */
export const listInvoices = operation({
  path: '/invoice/list',
  permission: 'company.invoice.view',
  input: listInput(invoiceFilter, ['issueDate', 'dueDate', 'number']),
  output: listOutput(invoice),
  reads: true,
});

const lineShape = {
  type: z.enum(invoiceLineTypes),
  content: requiredText(200),
  quantity: z.string().regex(quantityPattern),
  rate: z.string().regex(ratePattern),
};

export const invoiceDetail = invoice.extend({
  subtotal: money,
  tax: money,
  lines: z.array(z.strictObject({ ...lineShape, content: z.string(), total: money })),
  payments: z.array(
    z.strictObject({
      id: id('pay'),
      amount: money,
      paidOn: bizdate,
      reference: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const readInvoice = operation({
  path: '/invoice/detail',
  permission: 'company.invoice.view',
  input: z.strictObject({ id: id('inv') }),
  output: invoiceDetail,
  reads: true,
});

const line = z
  .strictObject(lineShape)
  .refine((line) => !quantityPattern.test(line.quantity) || isSome(line), {
    path: ['quantity'],
    params: { code: 'INVOICE_QUANTITY' },
  })
  .refine(hasRightSign, { path: ['rate'], params: { code: 'INVOICE_SIGN' } });

const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/**
 * Creates an invoice, which a second approver approves. The server computes the sums from the lines; the total must be
 * positive. A period can have only one invoice at a time.
 */
export const createInvoice = operation({
  path: '/invoice/create',
  permission: 'company.invoice.create',
  input: z
    .strictObject({
      reference: text(100),
      issueDate: enteredDay,
      dueDate: enteredDay,
      period: z
        .strictObject({ from: enteredDay, to: enteredDay })
        .refine(isInOrder, { path: ['to'], params: { code: 'DAY_ORDER' } })
        .nullable(),
      currency: z.enum(currencies),
      lines: z.array(line).min(1).max(100),
    })
    .refine(({ issueDate, dueDate }) => issueDate <= dueDate, { path: ['dueDate'], params: { code: 'DAY_ORDER' } })
    .refine(({ lines, currency }) => !arePriced(lines) || isWithinBounds(lines, currency), {
      path: ['lines'],
      params: { code: 'INVOICE_MOST' },
      abort: true,
    })
    .refine(({ lines, currency }) => !arePriced(lines) || invoiceSums(lines, currency).total > 0n, {
      path: ['lines'],
      params: { code: 'INVOICE_TOTAL' },
    }),
  output: invoiceDetail,
  idempotent: true,
});

/** Records a payment received for an approved invoice, up to the open amount. */
export const payInvoice = operation({
  path: '/invoice/pay',
  permission: 'company.invoice.pay',
  input: z.strictObject({
    id: id('inv'),
    version: z.int(),
    amount: enteredMoney,
    paidOn: enteredDay,
    reference: requiredText(100),
  }),
  output: invoiceDetail,
  idempotent: true,
});
