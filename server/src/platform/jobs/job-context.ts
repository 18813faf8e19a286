import { auditorOf, insertAudit } from '../audit/audit.store';
import { actingAs, type Actor, type AuditLine, type Context, type Db } from '../context';
import type { ClaimedJob } from './job.store';

/** Returns the context of a call for the work of a job, so that the same rules and the same audit log entries apply. */
export function contextOf(job: ClaimedJob, { db, actor, now }: { db: Db; actor: Actor; now: Date }) {
  const lines: AuditLine[] = [];
  const { language, traceId } = job.origin;
  const audit: Context['audit'] = async (line) => void lines.push(line);
  const context: Context = { db, now, ...actingAs(actor), actor, language, traceId, isSimulation: false, audit };
  /** Writes the audit log entries last, because the end of the audit chain must be locked last. */
  const writeLines = async () => {
    for (const line of lines) await insertAudit(db, sourceOf(job, now), line);
  };
  return { context, writeLines };
}

/** Source of the entries: the server, on behalf of the user or API key. Their session may have ended. */
const sourceOf = ({ companyId, ownerId, id, origin }: ClaimedJob, now: Date) => ({
  companyId,
  ...auditorOf({ userId: ownerId, apiKey: keyOf(origin) }, origin.sessionId),
  ip: origin.ip,
  userAgent: origin.userAgent,
  action: origin.action,
  idempotencyKey: null,
  traceId: id,
  now,
});

const keyOf = ({ apiKeyId }: ClaimedJob['origin']) =>
  apiKeyId === undefined ? null : { id: apiKeyId, name: '', createdBy: '' };

interface JobLine {
  after: unknown;
  /** Trace id of the entry. */
  traceId: string;
  now: Date;
}

/** Writes an audit log entry about the job itself, such as its end. */
export const auditJob = (db: Db, job: ClaimedJob, { after, traceId, now }: JobLine): Promise<void> =>
  insertAudit(
    db,
    { ...sourceOf(job, now), actorType: 'SYSTEM', action: 'job/end', traceId },
    { objectType: 'job' as const, objectId: job.id, objectLabel: job.type, after },
  );
