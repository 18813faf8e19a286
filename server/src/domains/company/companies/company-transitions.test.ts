import { companyStatuses } from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { describeTransitions } from '../../../testing/transition-tables';
import { transitionCompany } from './company.store';

describeTransitions({
  company: {
    table: sql`company`,
    objectType: 'company',
    field: 'status',
    states: companyStatuses,
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
      'PENDING_REVIEW>ACTIVE': 'company.approved',
      'PENDING_REVIEW>REJECTED': 'company.rejected',
      'ACTIVE>SUSPENDED': 'company.suspended',
      'ACTIVE>CLOSED': 'company.closed',
      'SUSPENDED>ACTIVE': 'company.resumed',
      'SUSPENDED>CLOSED': 'company.closed',
    },
    find: sql`select id from company where id = ${demoCompanies.lanshi}`,
    set: (status) => sql`status = ${status}`,
    read: sql`status`,
    transition: (ctx, transition) => transitionCompany(ctx, { ...transition, name: 'Lanshi' }),
  },
});
