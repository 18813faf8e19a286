import type { AuditedAction } from '@console/contracts/areas';
import type { Actor, AuditLine, Db } from '../context';
import { newId } from '../db/ids';
import { sql, type SQL } from '../db/sql';

/** Source of an audit log entry. */
export interface AuditSource {
  companyId: string;
  actorType: 'USER' | 'SYSTEM' | 'API_KEY';
  actorId: string;
  sessionId: string | null;
  ip: string | null;
  userAgent: string | null;
  /** Versions of the remotes that the calling page runs; absent if the call comes from no page. */
  composition?: string | null;
  /** Path of the operation, or the name of a system action. */
  action: AuditedAction | `/${string}`;
  idempotencyKey: string | null;
  traceId: string;
  now: Date;
}

/** Returns the actor stored in the audit log: the user, or the API key that acts for the user and has no session. */
export const auditorOf = (
  { userId, apiKey }: Pick<Actor, 'userId' | 'apiKey'>,
  sessionId: string,
): Pick<AuditSource, 'actorType' | 'actorId' | 'sessionId'> =>
  apiKey
    ? { actorType: 'API_KEY', actorId: apiKey.id, sessionId: null }
    : { actorType: 'USER', actorId: userId, sessionId };

type AuditResult = 'OK' | 'DENIED' | 'FAILED';

/** Writes an audit log entry in the transaction of the change. */
export async function insertAudit(
  db: Db,
  source: AuditSource,
  line: AuditLine,
  result: AuditResult = 'OK',
): Promise<void> {
  await db.execute(auditSql(source, line, result));
}

/** Returns the statement of `insertAudit`, to be sent at the end of the transaction. */
export const auditSql = (source: AuditSource, line: AuditLine, result: AuditResult = 'OK'): SQL => sql`
    insert into audit_event (id, company_id, at, actor_type, actor_id, session_id, ip, user_agent, action,
      object_type, object_id, object_label, before, after, reason, idempotency_key, trace_id, result, composition)
    values (${newId('aud')}, ${source.companyId}, ${source.now}, ${source.actorType}, ${source.actorId},
      ${source.sessionId}, ${source.ip}, ${source.userAgent}, ${source.action},
      ${line.objectType}, ${line.objectId}, ${line.objectLabel}, ${json(line.before)}::jsonb, ${json(line.after)}::jsonb,
      ${line.reason ?? null}, ${source.idempotencyKey}, ${source.traceId}, ${result},
      ${source.composition ?? null})`;

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
