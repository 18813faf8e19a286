import { listAudit, verifyAudit } from '@console/contracts/audit';
import type { App } from '../deps';
import { mount } from '../mount';
import { refuseParts } from '../mounting/whole-company';
import { findAuditLines, verifyAuditLog } from './audit-list.repo';

export function auditRoutes(app: App): void {
  mount(app, listAudit, async (query, context) => {
    refuseParts(context.actor);
    return findAuditLines(context, query);
  });
  mount(app, verifyAudit, async (_input, { db, actor, now }) => {
    refuseParts(actor);
    return verifyAuditLog(db, now);
  });
}
