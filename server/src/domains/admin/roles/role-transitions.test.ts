import { roleStatuses } from '@console/contracts/roles';
import { roleIdOf } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { transitionRole } from '../../../platform/roles/role.store';
import { describeTransitions } from '../../../testing/transition-tables';

describeTransitions({
  role: {
    table: sql`role`,
    objectType: 'role',
    field: 'status',
    states: roleStatuses,
    transitions: { 'ACTIVE>DISABLED': ['CONSOLE'], 'DISABLED>ACTIVE': ['CONSOLE'] },
    find: sql`select id from role where id = ${roleIdOf('newcomer')}`,
    set: (status) => sql`status = ${status}`,
    read: sql`status`,
    transition: (ctx, transition) => transitionRole(ctx, { ...transition, name: 'Newcomer' }),
  },
});
