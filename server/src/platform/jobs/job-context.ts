import { insertAudit } from '../audit/audit.store';
import { actingAs, type Actor, type AuditLine, type Context, type Db } from '../context';
import type { ClaimedJob } from './job.store';

/** The work of a job stands where a call would: the same rules run in it, and its lines tell the same story. */
export function contextOf(job: ClaimedJob, { db, actor, now }: { db: Db; actor: Actor; now: Date }) {
  const lines: AuditLine[] = [];
  const { language, traceId } = job.origin;
  const audit: Context['audit'] = async (line) => void lines.push(line);
  const context: Context = { db, now, ...actingAs(actor), actor, language, traceId, isSimulation: false, audit };
  /** Written last: the end of the audit chain is the last thing that a transaction locks. */
  const writeLines = async () => {
    for (const line of lines) await insertAudit(db, sourceOf(job, now), line);
  };
  return { context, writeLines };
}

/** Done for the user by the server; the session may long be over. */
const sourceOf = ({ companyId, ownerId, id, origin }: ClaimedJob, now: Date) => ({
  companyId,
  actorType: 'USER' as const,
  actorId: ownerId,
  sessionId: origin.sessionId,
  ip: origin.ip,
  userAgent: origin.userAgent,
  action: origin.action,
  idempotencyKey: null,
  traceId: id,
  now,
});

interface JobLine {
  after: unknown;
  /** Id by which the line is found. */
  traceId: string;
  now: Date;
}

/** A line of the audit log about the job itself, such as how it ended. */
export const auditJob = (db: Db, job: ClaimedJob, { after, traceId, now }: JobLine): Promise<void> =>
  insertAudit(
    db,
    { ...sourceOf(job, now), actorType: 'SYSTEM', action: 'job/end', traceId },
    { objectType: 'job' as const, objectId: job.id, objectLabel: job.type, after },
  );
