import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';
import { moveRecord, type RecordMove } from '../../../platform/moves/record-moves';
import type { PoolStatus, PoolTraits } from './pool.kind';
import type { PoolRow } from './pool-row.query';

/** The only way in which the status of a pool changes; the caller has locked it. */
export const movePool = (
  { objectType, moves, table }: PoolTraits,
  ctx: Ctx,
  pool: PoolRow,
  to: PoolStatus,
): Promise<void> =>
  moveRecord<PoolStatus, RecordMove<PoolStatus>>(
    {
      objectType,
      field: 'status',
      transitions: moves,
      store: async ({ db, by, now }, { id }) => {
        await db.execute(sql`
          update ${table} set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
          where id = ${id}`);
        return `${pool.pool_no} ${pool.name}`;
      },
    },
    ctx,
    { id: pool.id, from: pool.status, to },
  );
