import { invoiceStates } from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { describeTransitions } from '../../../testing/transition-tables';
import { transitionInvoice } from './invoice.store';

describeTransitions({
  invoice: {
    table: sql`invoice`,
    objectType: 'invoice',
    field: 'state',
    states: [...invoiceStates, 'DELETED'],
    transitions: {
      'PENDING_REVIEW>APPROVED': ['CONSOLE'],
      'PENDING_REVIEW>CANCELLED': ['CONSOLE', 'SYSTEM'],
      'PENDING_REVIEW>DELETED': ['CONSOLE'],
    },
    find: sql`select id from invoice where company_id = ${demoCompanies.aldermoor} and paid_minor = 0 limit 1`,
    set: (state) => sql`state = ${state}, ended_at = case when ${state} <> 'PENDING_REVIEW' then now() end`,
    read: sql`state`,
    transition: transitionInvoice,
  },
});
