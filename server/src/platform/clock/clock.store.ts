import { clockAheadMaxSeconds, advanceClock, type ReadClock } from '@console/contracts/releases';
import type { Context, Db } from '../context';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';
import { bigint, int, text } from '../db/column';
import { sql } from '../db/sql';

export async function findAheadSeconds(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`select ahead_seconds as ahead from clock_shift`, { ahead: bigint });
  return Number(rows[0]?.ahead ?? 0);
}

/** Advances the clock and returns its new offset; null if the offset would exceed the limit. */
export async function storeAdvance(db: Db, seconds: number): Promise<number | null> {
  const { rows } = await db.execute(
    sql`
      update clock_shift set ahead_seconds = ahead_seconds + ${seconds}
      where ahead_seconds + ${seconds} <= ${clockAheadMaxSeconds} returning ahead_seconds as ahead`,
    { ahead: bigint },
  );
  return rows[0] ? Number(rows[0].ahead) : null;
}

/** Returns the last advance in the company's audit log. The timestamp of its entry is the time before the advance. */
export async function findLastAdvance({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<ReadClock['moved']> {
  const { rows } = await db.execute(
    sql`
      select e.before ->> 'now' as "from", e.after ->> 'now' as "to", coalesce(u.nickname, e.actor_id) as "by"
      from audit_event e left join app_user u on u.id = e.actor_id
      where ${all(withinWhole(actor, sql`e.company_id`))} and e.object_type = 'clock' and e.object_id = 'clock'
        and e.action = ${advanceClock.path} and e.result = 'OK'
      order by e.at desc, e.seq desc limit 1`,
    { from: text, to: text, by: text },
  );
  return rows[0] ?? null;
}

/** Maximum number of audit log entries after an advance in which system actions are counted. */
const linesMax = 10_000;

/** Returns the system actions since the advance, the most frequent first. */
export async function findOwnActions(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  since: string,
): Promise<ReadClock['ran']> {
  const { rows } = await db.execute(
    sql`
      select action, count(*)::int as count from (
        select action, actor_type from audit_event where ${all(withinWhole(actor, sql`company_id`))} and at >= ${since}::timestamptz
        order by at limit ${linesMax}) line
      where actor_type = 'SYSTEM' group by action order by count desc, action`,
    { action: text, count: int },
  );
  return rows;
}
