import type { AuditedAction } from '@console/contracts/areas';
import { insertAudit } from './audit/audit.store';
import type { AuditLine, Ctx, Db, Principal } from './context';

/** Actor id of actions that no user initiated. */
export const systemId = 'system';

interface About {
  companyId: string;
  now: Date;
  origin: Exclude<Ctx['origin'], 'CONSOLE' | 'API'>;
  /** Actor; the platform by default. */
  by?: Principal;
  /** Action in the audit log, and the trace id of the entry. */
  action: AuditedAction;
  traceId: string;
}

/** Context of actions initiated by a schedule, a channel or risk control: without user, session and request. */
export const systemCtx = (
  db: Db,
  { companyId, now, origin, by = { id: systemId, name: 'System' }, action, traceId }: About,
): Ctx => ({
  db,
  now,
  companyId,
  by,
  origin,
  audit: (line: AuditLine) =>
    insertAudit(
      db,
      {
        companyId,
        actorType: 'SYSTEM',
        actorId: by.id,
        sessionId: null,
        ip: null,
        userAgent: null,
        action,
        idempotencyKey: null,
        traceId,
        now,
      },
      line,
    ),
});
