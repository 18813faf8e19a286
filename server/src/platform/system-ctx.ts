import type { AuditedAction } from '@console/contracts/areas';
import { insertAudit } from './audit/audit.store';
import type { AuditLine, Ctx, Db, Principal } from './context';

/** Who does what no person does. */
export const systemId = 'system';

interface About {
  companyId: string;
  now: Date;
  origin: Exclude<Ctx['origin'], 'CONSOLE'>;
  /** The platform, unless it is a channel. */
  by?: Principal;
  /** What audit lines call it, and what they are found by. */
  action: AuditedAction;
  traceId: string;
}

/** What time, a channel or risk control does: without a person, a session or a request. */
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
