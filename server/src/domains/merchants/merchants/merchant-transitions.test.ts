import { merchantStatuses } from '@console/contracts/merchants';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { describeTransitions } from '../../../testing/transition-tables';
import { transitionMerchant } from './merchant.store';

describeTransitions({
  merchant: {
    table: sql`merchant`,
    objectType: 'merchant',
    field: 'status',
    states: merchantStatuses,
    transitions: {
      'DRAFT>PENDING_REVIEW': ['CONSOLE'],
      'PENDING_REVIEW>ACTIVE': ['CONSOLE'],
      'PENDING_REVIEW>REJECTED': ['CONSOLE'],
      'PENDING_REVIEW>DRAFT': ['CONSOLE', 'SYSTEM'],
      'REJECTED>PENDING_REVIEW': ['CONSOLE'],
      'ACTIVE>SUSPENDED': ['CONSOLE'],
      'ACTIVE>CLOSED': ['CONSOLE'],
      'SUSPENDED>ACTIVE': ['CONSOLE'],
      'SUSPENDED>CLOSED': ['CONSOLE'],
    },
    events: {
      'PENDING_REVIEW>ACTIVE': 'merchant.approved',
      'PENDING_REVIEW>REJECTED': 'merchant.rejected',
      'ACTIVE>SUSPENDED': 'merchant.suspended',
      'ACTIVE>CLOSED': 'merchant.closed',
      'SUSPENDED>ACTIVE': 'merchant.resumed',
      'SUSPENDED>CLOSED': 'merchant.closed',
    },
    find: sql`select id from merchant where company_id = ${demoCompanies.aldermoor} and proposed is null limit 1`,
    set: (status) => sql`status = ${status}`,
    read: sql`status`,
    transition: (ctx, transition) => transitionMerchant(ctx, { ...transition, name: 'Quay' }),
  },
});
