import type { OwnSession } from '@console/contracts/profile';
import type { Db } from '../context';
import { idleSecondsSql } from '../session/idle.query';
import { bool, moment, text } from '../db/column';
import { sql } from '../db/sql';

const sessionRow = {
  id: text,
  startedAt: moment,
  lastActiveAt: moment,
  ip: text,
  userAgent: text,
  isCurrent: bool,
};

interface Whose {
  userId: string;
  sessionId: string;
  now: Date;
}

/** Maximum number of listed sessions. Ending the other sessions ends all of them. */
const shownMax = 50;

export async function findOwnSessions(db: Db, { userId, sessionId, now }: Whose): Promise<OwnSession[]> {
  const { rows } = await db.execute(
    sql`
      select id, created_at as "startedAt", last_active_at as "lastActiveAt", ip, user_agent as "userAgent",
        id = ${sessionId} as "isCurrent"
      from session where user_id = ${userId} and ended_at is null and expires_at > ${now}
        and last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
      order by (id = ${sessionId}) desc, last_active_at desc, id limit ${shownMax}`,
    sessionRow,
  );
  return rows.map((row) => ({ ...row, startedAt: utc(row.startedAt), lastActiveAt: utc(row.lastActiveAt) }));
}

const utc = (moment: string) => new Date(moment).toISOString();
