import { codes } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import {
  countAuditExport,
  exportAudit,
  listAudit,
  listAuditChoices,
  readAudit,
  verifyAudit,
} from '@console/contracts/audit';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { Refusal } from '../../../platform/refusal';
import { auditExport } from './audit.export';
import { findActors, findAuditDetail, findAuditLines, verifyAuditLog } from './audit-list.query';

/**
 * Paths of operations that write an audit log entry. By default these are all operations that change data; other
 * operations log refused requests only.
 */
const auditedPaths = Object.values(operations)
  .filter(({ audit }) => audit)
  .map(({ path }) => path)
  .sort();

export function auditRoutes(app: App): void {
  mountExport(app, { count: countAuditExport, start: exportAudit, type: 'AUDIT_EXPORT', dataset: auditExport });
  mount(app, listAudit, async (query, context) => {
    refuseParts(context.actor);
    return findAuditLines(context, query);
  });
  mount(app, readAudit, async ({ id }, context) => {
    refuseParts(context.actor);
    const detail = await findAuditDetail(context, id);
    if (!detail) throw new Refusal(codes.notFound);
    return detail;
  });
  mount(app, listAuditChoices, async (_input, context) => {
    refuseParts(context.actor);
    return { actors: await findActors(context), actions: auditedPaths };
  });
  mount(app, verifyAudit, async (_input, { db, actor, now }) => {
    refuseParts(actor);
    return verifyAuditLog(db, now);
  });
}
