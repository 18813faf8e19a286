import type { IdleClock } from '@console/contracts';
import type { Db } from '../context';
import { countdownSeconds, warnSeconds } from './session.rules';
import { int } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** One parameter as a number of seconds. One that is switched off or makes no sense counts as its default. */
const secondsSql = (code: string, fallback: number): SQL => sql`coalesce((
  select case when p.value ~ '^[0-9]{2,5}$' then p.value::int end
  from system_parameter p where p.code = ${code} and p.is_active), ${fallback}::int)`;

const warnSql = secondsSql('session.idle_warn_seconds', warnSeconds);
const countdownSql = secondsSql('session.countdown_seconds', countdownSeconds);

/** How long a session lives without activity; part of the query that looks at every call. */
export const idleSecondsSql = sql`(${warnSql} + ${countdownSql})`;

/** The same for the client, so that it warns before the server acts. */
export async function findIdleClock(db: Db): Promise<IdleClock> {
  const { rows } = await db.execute(sql`select ${warnSql} as warn, ${countdownSql} as countdown`, {
    warn: int,
    countdown: int,
  });
  const { warn = warnSeconds, countdown = countdownSeconds } = rows[0] ?? {};
  return { idleSeconds: warn + countdown, warnSeconds: warn, countdownSeconds: countdown };
}
