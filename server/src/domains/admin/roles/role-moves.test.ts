import { roleStatuses } from '@console/contracts/roles';
import { roleIdOf } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { moveRole } from '../../../platform/roles/role.store';
import { describeMoves } from '../../../testing/move-tables';

describeMoves({
  role: {
    table: sql`role`,
    objectType: 'role',
    field: 'status',
    states: roleStatuses,
    moves: { 'ACTIVE>DISABLED': ['CONSOLE'], 'DISABLED>ACTIVE': ['CONSOLE'] },
    find: sql`select id from role where id = ${roleIdOf('newcomer')}`,
    set: (status) => sql`status = ${status}`,
    read: sql`status`,
    move: (ctx, move) => moveRole(ctx, { ...move, name: 'Newcomer' }),
  },
});
