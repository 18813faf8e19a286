import { type TraceLine, traceKinds } from '@console/contracts/releases';
import type { Actor, Db } from '../context';
import { nullable, oneOf, text } from '../db/column';
import { sql } from '../db/sql';

interface Fault {
  actor: Pick<Actor, 'companyId' | 'userId'>;
  traceId: string;
  sessionId: string;
  path: string;
  composition: string | null;
  now: Date;
}

export async function insertCallFault(db: Db, { actor, traceId, sessionId, path, composition, now }: Fault) {
  await db.execute(sql`
    insert into call_fault (trace_id, company_id, session_id, user_id, path, composition, at)
    values (${traceId}, ${actor.companyId}, ${sessionId}, ${actor.userId}, ${path}, ${composition}, ${now})
    on conflict do nothing`);
}

const traceRow = {
  kind: oneOf(...traceKinds),
  at: text,
  nickname: text,
  sessionId: nullable(text),
  what: text,
  composition: nullable(text),
};

/** Returns all records of the company with this trace id. */
export async function findTrace(db: Db, traceId: string): Promise<TraceLine[]> {
  const { rows } = await db.execute(
    sql`
      select found.kind, to_char(found.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        coalesce(u.nickname, '') as nickname, found.session_id as "sessionId", found.what, found.composition
      from (
        select 'CALL' as kind, at, user_id, session_id, path as what, composition
        from call_fault where trace_id = ${traceId}
        union all
        select 'REMOTE', f.last_at, s.user_id, f.session_id, f.remote || '@' || f.version || ' ' || f.step, f.composition
        from remote_fault f left join session s on s.id = f.session_id where f.trace_id = ${traceId}
        union all
        select 'AUDIT', at, actor_id, session_id, action || ' ' || result, composition
        from audit_event where trace_id = ${traceId}
      ) found left join app_user u on u.id = found.user_id
      order by found.at, found.kind limit 100`,
    traceRow,
  );
  return rows;
}
