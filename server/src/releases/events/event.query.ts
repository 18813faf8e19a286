import type { Db } from '../../platform/context';
import { int, text } from '../../platform/db/column';
import { idleSecondsSql } from '../../platform/session/idle.query';
import { sql } from '../../platform/db/sql';

/** Returns the valid sessions among the given ones. Does not extend their idle timeout. */
export async function findLive(db: Db, sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute(
    sql`
      select s.id from session s join app_user u on u.id = s.user_id and u.status = 'ACTIVE' and u.deleted_at is null
      where s.id in (select jsonb_array_elements_text(${JSON.stringify(sessionIds)}::jsonb))
        and s.ended_at is null and s.expires_at > ${now}
        and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'`,
    { id: text },
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the newest release number, or 0 before the first release. */
export async function findNewestNumber(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`select coalesce(max(number), 0)::int as number from release`, { number: int });
  return rows[0]?.number ?? 0;
}
