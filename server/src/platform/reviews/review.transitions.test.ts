import { reviewStates } from '@console/contracts/reviews';
import { describeTransitions } from '../../testing/transition-tables';
import { sql } from '../db/sql';
import { transitionReview } from './review.store';

describeTransitions({
  review: {
    table: sql`review`,
    objectType: 'review',
    field: 'state',
    states: reviewStates,
    transitions: {
      'PENDING>PENDING': ['CONSOLE'],
      'PENDING>STUCK': ['CONSOLE', 'SYSTEM'],
      'PENDING>APPROVED': ['CONSOLE'],
      'PENDING>REJECTED': ['CONSOLE'],
      'PENDING>WITHDRAWN': ['CONSOLE'],
      'PENDING>EXPIRED': ['CONSOLE', 'SYSTEM'],
      'STUCK>PENDING': ['CONSOLE', 'SYSTEM'],
      'STUCK>STUCK': ['CONSOLE'],
      'STUCK>APPROVED': ['CONSOLE'],
      'STUCK>REJECTED': ['CONSOLE'],
      'STUCK>WITHDRAWN': ['CONSOLE'],
      'STUCK>EXPIRED': ['CONSOLE', 'SYSTEM'],
    },
    find: sql`select id from review where state = 'PENDING' order by id limit 1`,
    set: (state) => sql`state = ${state}, is_stale = false,
      ended_at = case when ${state} in ('PENDING', 'STUCK') then null else now() end,
      execution = case when ${state} = 'APPROVED' then 'DONE' end`,
    read: sql`state`,
    transition: (ctx, transition) => transitionReview(ctx, { ...transition, step: 1, execution: { at: 'DONE' } }),
  },
});
