import { createInvoice, listInvoices, payInvoice, readInvoice } from '@console/contracts/company';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { makeInvoice } from './create-invoice.actions';
import { findInvoices, readInvoiceDetail } from './invoice.query';
import { receivePayment } from './pay-invoice.actions';

export function invoiceRoutes(app: App): void {
  mount(app, listInvoices, (query, context) => findInvoices(context, query));
  mount(app, readInvoice, ({ id }, context) => readInvoiceDetail(context, id));
  mount(app, createInvoice, (draft, context) => makeInvoice(draft, context));
  mount(app, payInvoice, (payment, context) => receivePayment(payment, context));
}
