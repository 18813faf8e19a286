import { type PoolRefusal, stateOf } from '@console/contracts/cards';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context, Db } from '../../../platform/context';
import { int, pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { expiryStateOf } from '../cards/card.rules';
import type { PoolTraits } from './pool.kind';

const cardInWay = {
  ...pick(tables.card, 'id', 'bin8', 'last4', 'alias', 'create_status', 'status', 'cancel_state'),
  valid_to: text,
  count: int,
};

/** Cards of a pool outside the settled statuses. Cards whose creation failed do not count. */
export async function cardsInWay(
  kind: PoolTraits,
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { id, settled }: { id: string; settled: string[] },
): Promise<PoolRefusal> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.bin8, c.last4, c.alias, c.create_status, c.status, c.cancel_state, c.valid_to::text as valid_to,
        (count(*) over ())::int as count
      from card c where c.${kind.cardColumn} = ${id} and c.create_status <> 'FAILED'
        and coalesce(c.status, '') <> all(${settled}) order by c.created_at, c.id limit 20`,
    cardInWay,
  );
  const today = companyDay({ actor, now });
  return {
    count: rows[0]?.count ?? 0,
    cards: rows.map((row) => ({
      id: row.id,
      number: maskedNumber(row.bin8, row.last4),
      alias: row.alias,
      state: stateOf({
        createStatus: row.create_status,
        status: row.status,
        cancelState: row.cancel_state,
        expiryState: expiryStateOf(row.valid_to, today),
      }),
    })),
  };
}

type Which = 'ACTIVE' | 'FROZEN_WITH_POOL' | 'CANCELLABLE';

const isNotEnding = sql`c.cancel_state in ('NONE', 'FAILED')`;

const conditionOf = (which: Which, { at }: PoolTraits): SQL => {
  switch (which) {
    case 'ACTIVE':
      return sql`c.status = 'ACTIVE'`;
    case 'FROZEN_WITH_POOL':
      return sql`c.status = 'BLOCKED' and c.block_source = ${at} and ${isNotEnding}`;
    case 'CANCELLABLE':
      return sql`c.status in ('ACTIVE', 'BLOCKED') and ${isNotEnding}`;
  }
};

/** Cards of a pool as job targets with labels. */
export async function findPoolCards(
  db: Db,
  kind: PoolTraits,
  { id, which }: { id: string; which: Which },
): Promise<JobTarget[]> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.alias, c.last4 from card c
      where c.${kind.cardColumn} = ${id} and ${conditionOf(which, kind)} order by c.created_at, c.id`,
    pick(tables.card, 'id', 'alias', 'last4'),
  );
  return rows.map((row) => ({ id: row.id, label: `••${row.last4} ${row.alias}`, version: null }));
}

/** Number of a pool's cards that are not cancelled, and the sum of their limits. */
export async function countPoolCards(db: Db, kind: PoolTraits, id: string): Promise<{ cards: number; limits: bigint }> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as cards, coalesce(sum(c.limit_minor), 0)::text as limits from card c
      where c.${kind.cardColumn} = ${id} and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED'`,
    { cards: int, limits: text },
  );
  const { cards = 0, limits = 0 } = rows[0] ?? {};
  return { cards, limits: BigInt(limits) };
}
