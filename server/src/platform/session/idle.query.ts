import type { IdleClock } from '@console/contracts';
import type { Db } from '../context';
import { int } from '../db/column';
import { sql } from '../db/sql';
import { idleCountdown, idleWarn } from '../reference/parameter.data';
import { numberSql } from '../reference/parameter.query';

const warnSql = numberSql(idleWarn);
const countdownSql = numberSql(idleCountdown);

/** Maximum idle time of a session; part of the query of every call. */
export const idleSecondsSql = sql`(${warnSql} + ${countdownSql})`;

/** Returns the idle time for the client, which warns before the session ends. */
export async function findIdleClock(db: Db): Promise<IdleClock> {
  const { rows } = await db.execute(sql`select ${warnSql} as warn, ${countdownSql} as countdown`, {
    warn: int,
    countdown: int,
  });
  const { warn, countdown } = rows[0] ?? { warn: Number(idleWarn.value), countdown: Number(idleCountdown.value) };
  return { idleSeconds: warn + countdown, warnSeconds: warn, countdownSeconds: countdown };
}
